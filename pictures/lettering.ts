// A display alphabet of our own, drawn as strokes: lettering looks the same on machines without a single font.

interface Glyph {
  /** In tenths of the letter height. */
  width: number;
  path: string;
}

const glyph = (width: number, path: string): Glyph => ({ width, path });

const BOWL_P = 'M0 10V0H3A2.9 2.9 0 0 1 3 5.8H0';
const RING = 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z';

/** Top at 0, baseline at 10. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(8.4, 'M0 10L4.2 0L8.4 10M1.7 6.8H6.7'),
  B: glyph(6.3, 'M0 4.6H3.2A2.3 2.3 0 0 0 3.2 0H0V10H3.6A2.7 2.7 0 0 0 3.6 4.6'),
  C: glyph(8.6, 'M8.6 1.5A5 5 0 1 0 8.6 8.5'),
  D: glyph(7.6, 'M0 0V10H2.6A5 5 0 0 0 2.6 0Z'),
  E: glyph(5.4, 'M5.4 0H0V10H5.4M0 5H4.8'),
  F: glyph(5.2, 'M5.2 0H0V10M0 5H4.6'),
  G: glyph(9.8, 'M8.6 1.5A5 5 0 1 0 9.8 5.6H6'),
  H: glyph(7, 'M0 0V10M7 0V10M0 5H7'),
  I: glyph(0, 'M0 0V10'),
  J: glyph(4.4, 'M4.4 0V7.2A2.4 2.6 0 0 1 0 8.6'),
  K: glyph(6.6, 'M0 0V10M6.3 0L0 6.2M2.4 3.9L6.6 10'),
  L: glyph(5, 'M0 0V10H5'),
  M: glyph(9, 'M0 10V0L4.5 7L9 0V10'),
  N: glyph(7.4, 'M0 10V0L7.4 10V0'),
  O: glyph(10, RING),
  P: glyph(5.9, BOWL_P),
  Q: glyph(10, `${RING}M6.2 6.6L9.8 10.6`),
  R: glyph(6.2, `${BOWL_P}M2.8 5.8L6.4 10`),
  S: glyph(6, 'M5.7 1.9A2.8 2.6 0 0 0 3 0A2.7 2.5 0 0 0 3 5A2.7 2.5 0 0 1 3 10A2.9 2.7 0 0 1 .2 8'),
  T: glyph(7, 'M0 0H7M3.5 0V10'),
  U: glyph(7, 'M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0'),
  V: glyph(8, 'M0 0L4 10L8 0'),
  W: glyph(12, 'M0 0L3 10L6 1L9 10L12 0'),
  X: glyph(7, 'M0 0L7 10M7 0L0 10'),
  Y: glyph(7.4, 'M0 0L3.7 5L7.4 0M3.7 5V10'),
  Z: glyph(6.6, 'M0 0H6.6L0 10H6.6'),
  0: glyph(6.4, 'M3.2 0A3.2 5 0 1 0 3.2 10A3.2 5 0 1 0 3.2 0Z'),
  1: glyph(2.8, 'M0 2L2.8 0V10'),
  2: glyph(5.8, 'M.2 2.6A2.8 2.7 0 1 1 5 4.4L0 10H5.8'),
  3: glyph(5.6, 'M.4 1.6A2.6 2.4 0 1 1 2.8 4.6A2.8 2.7 0 1 1 0 8.2'),
  4: glyph(6.4, 'M4.6 10V0L0 6.8H6.4'),
  5: glyph(5.6, 'M5 0H1L.5 4.4A3 3 0 1 1 .1 8.6'),
  6: glyph(6, 'M4.8 0L.55 5.4M3 4A3 3 0 1 0 3 10A3 3 0 1 0 3 4Z'),
  7: glyph(5.8, 'M0 0H5.8L1.8 10'),
  8: glyph(
    5.8,
    'M2.9 0A2.3 2.2 0 1 0 2.9 4.4A2.3 2.2 0 1 0 2.9 0ZM2.9 4.4A2.9 2.8 0 1 0 2.9 10A2.9 2.8 0 1 0 2.9 4.4Z',
  ),
  9: glyph(6, 'M1.2 10L5.45 4.6M3 6A3 3 0 1 0 3 0A3 3 0 1 0 3 6Z'),
  ' ': glyph(3.4, ''),
  ':': glyph(1, 'M0 3.2H1M0 8.4H1'),
  '.': glyph(1, 'M0 9.5H1'),
  ',': glyph(1, 'M.8 9L0 11.2'),
  '’': glyph(0.6, 'M.6 0L.2 2.4'),
  '-': glyph(3, 'M0 5.4H3'),
  '!': glyph(1, 'M.5 0V6.6M0 9.5H1'),
  '&': glyph(7.6, 'M7.4 10L1.6 3A2 2 0 1 1 4.8 2.6C4.4 4 .4 4.6 .4 7.4A2.8 2.7 0 0 0 5 9.2L7.6 5.6'),
};

const UNKNOWN: Glyph = glyph(3, 'M0 5.4H3');

/** Accents go, capitals stay: `Été` is set as `ETE`. */
function glyphsOf(text: string): Glyph[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/'/g, '’').toUpperCase();
  return Array.from(plain, (sign) => GLYPHS[sign] ?? UNKNOWN);
}

export interface Lettering {
  /** Of a capital, in px. */
  height: number;
  /** Thickness of the stroke in tenths of the height. */
  weight: number;
  colour: string;
  /** Between letters, in tenths of the height. */
  tracking?: number;
}

const gap = ({ weight, tracking = 1.4 }: Lettering) => weight + tracking;

export function widthOf(text: string, style: Lettering): number {
  const all = glyphsOf(text);
  const tenths =
    all.reduce((sum, { width }) => sum + width, 0) + gap(style) * Math.max(0, all.length - 1) + style.weight;
  return (tenths * style.height) / 10;
}

/** A line of capitals whose upper left corner is at x, y. */
export function letters(text: string, x: number, y: number, style: Lettering): string {
  const scale = style.height / 10;
  let at = style.weight / 2;
  const paths = glyphsOf(text).flatMap(({ width, path }) => {
    const place = at;
    at += width + gap(style);
    return path ? [`<path transform="translate(${place.toFixed(2)} 0)" d="${path}"/>`] : [];
  });
  const stroke = `fill="none" stroke="${style.colour}" stroke-width="${style.weight}" stroke-linejoin="miter" stroke-miterlimit="3"`;
  return `<g transform="translate(${x} ${y}) scale(${scale})" ${stroke}>${paths.join('')}</g>`;
}
