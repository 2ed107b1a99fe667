/** A320, AD2. */
type DeviceType = 'App' | 'Kiosk' | 'DigitalSignage';

const LABEL_CHARACTERS = 25; // core §9
const WIDE_WINDOW = 1080; // core §9
const PAGE_WIDTHS = { wideWithWayfinder: 590, wide: 856, narrow: 670 } as const; // core §9, AD48

/** A319-A321: a phone downloads, a screen reads in the viewer, a kiosk only when the operator allows it. */
export function pdfUse(device: DeviceType, showPdfsOnKiosk: boolean): 'download' | 'viewer' | 'hidden' {
  if (device === 'Kiosk') return showPdfsOnKiosk ? 'viewer' : 'hidden';
  return device === 'DigitalSignage' ? 'viewer' : 'download';
}

/** A323, AD48: the name without `.pdf`, and that cut at 25 characters. */
export function pdfLabel(name: string): { full: string; label: string } {
  const full = name.replace(/\.pdf$/i, '');
  const characters = [...full];
  const label = characters.length > LABEL_CHARACTERS ? `${characters.slice(0, LABEL_CHARACTERS).join('')}…` : full;
  return { full, label };
}

/** A324, AD48: never wider than the space there is. */
export function pdfPageWidth(at: { windowWidth: number; wayfinder: boolean; space: number }): number {
  const { wide, wideWithWayfinder, narrow } = PAGE_WIDTHS;
  const wanted = at.windowWidth > WIDE_WINDOW ? (at.wayfinder ? wideWithWayfinder : wide) : narrow;
  return Math.min(wanted, at.space);
}
