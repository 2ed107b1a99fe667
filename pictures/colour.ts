type Rgb = [number, number, number];

export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1, 7), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function hex([r, g, b]: Rgb): string {
  const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `#${((byte(r) << 16) | (byte(g) << 8) | byte(b)).toString(16).padStart(6, '0')}`;
}

const toLinear = (v: number) => (v / 255) ** 2.2;
const toByte = (v: number) => 255 * v ** (1 / 2.2);

/** Mixed as light mixes, so that haze stays clear instead of turning grey. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [rgb(a), rgb(b)];
  const part = (i: 0 | 1 | 2) => toByte(toLinear(from[i]) * (1 - share) + toLinear(to[i]) * share);
  return hex([part(0), part(1), part(2)]);
}

/** A surface of one colour under light of another. */
export function under(surface: string, light: string): string {
  const [s, l] = [rgb(surface), rgb(light)];
  return hex([(s[0] * l[0]) / 255, (s[1] * l[1]) / 255, (s[2] * l[2]) / 255]);
}

export const lighter = (colour: string, share: number) => mix(colour, '#fff8ea', share);
export const darker = (colour: string, share: number) => mix(colour, '#071226', share);
