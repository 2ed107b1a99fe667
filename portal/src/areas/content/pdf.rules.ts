import type { DeviceKind } from '#portal/shared/device/configuration.ts';

const WIDE_WINDOW_PX = 1080; // core §9
const PAGE_WIDTH_PX = { wideWithWayfinder: 590, wide: 856, narrow: 670 } as const; // core §9, AD48

/** A319-A321: a phone downloads, a screen reads in the viewer, a kiosk only when the operator allows it. */
export function pdfUse(device: DeviceKind, showPdfsOnKiosk: boolean): 'download' | 'viewer' | 'hidden' {
  if (device === 'Kiosk') return showPdfsOnKiosk ? 'viewer' : 'hidden';
  return device === 'DigitalSignage' ? 'viewer' : 'download';
}

/** A324, AD48: never wider than the space there is. */
export function pdfPageWidth(at: { windowWidth: number; wayfinder: boolean; space: number }): number {
  const { wide, wideWithWayfinder, narrow } = PAGE_WIDTH_PX;
  const isWide = at.windowWidth > WIDE_WINDOW_PX;
  const wanted = isWide && at.wayfinder ? wideWithWayfinder : isWide ? wide : narrow;
  return Math.min(wanted, at.space);
}

/** Where a screen turns to by itself: the next page, then the next document, then the first again. */
export function nextTurn(at: { document: number; page: number }, pages: number, documents: number) {
  if (at.page < pages) return { document: at.document, page: at.page + 1 };
  return { document: (at.document + 1) % Math.max(documents, 1), page: 1 };
}
