type Rgb = [number, number, number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour of six digits: ${hex}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** What shows when `over` lies on `under` with this opacity. */
export function blend(over: string, under: string, opacity: number): string {
  const [top, bottom] = [rgbOf(over), rgbOf(under)];
  const mixed = top.map((part, i) => Math.round(part * opacity + (bottom[i] ?? 0) * (1 - opacity)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
