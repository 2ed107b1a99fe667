import { type QrVersion, qrSize } from './qr-versions.ts';

/** Rows of dots; true is dark. */
export type Dots = boolean[][];

/** What every code of a size has: the squares that scanners look for, and which dots are not for data. */
export interface QrFrame {
  dots: Dots;
  isTaken: Dots;
}

const rows = (size: number): Dots => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
const FINDER_REACH = 4; // the square of 7 with its white border, from its centre
const FORMAT_MASK = 0x5412;
const FORMAT_GENERATOR = 0x537;
const VERSION_GENERATOR = 0x1f25;

export function qrFrame({ version, alignment }: QrVersion): QrFrame {
  const size = qrSize(version);
  const frame = { dots: rows(size), isTaken: rows(size) };
  for (const place of Array.from({ length: size }, (_, n) => n)) {
    set(frame, 6, place, place % 2 === 0);
    set(frame, place, 6, place % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(frame, row, column, FINDER_REACH, [2, 4]);
  const last = alignment.at(-1);
  for (const row of alignment) {
    for (const column of alignment) {
      const isCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isCorner) square(frame, row, column, 2, [1]);
    }
  }
  for (const { row, column } of [...formatPlaces(size).flat(), ...versionPlaces(version)])
    set(frame, row, column, false);
  set(frame, size - 8, 8, true);
  return frame;
}

function set({ dots, isTaken }: QrFrame, row: number, column: number, isDark: boolean): void {
  const [dotRow, takenRow] = [dots[row], isTaken[row]];
  if (!dotRow || !takenRow || column < 0 || column >= dotRow.length) return;
  dotRow[column] = isDark;
  takenRow[column] = true;
}

/** Rings around a centre; those at the named distances are white. */
function square(frame: QrFrame, row: number, column: number, reach: number, white: readonly number[]): void {
  for (let down = -reach; down <= reach; down++) {
    for (let across = -reach; across <= reach; across++) {
      const ring = Math.max(Math.abs(down), Math.abs(across));
      set(frame, row + down, column + across, !white.includes(ring));
    }
  }
}

interface Place {
  row: number;
  column: number;
}

/** Both copies of the format, each from its first bit to its fifteenth. */
function formatPlaces(size: number): [Place[], Place[]] {
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  const first = [
    ...around.map((column) => ({ row: 8, column })),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => ({ row, column: 8 })),
  ];
  const second = Array.from({ length: 15 }, (_, bit) =>
    bit < 7 ? { row: size - 1 - bit, column: 8 } : { row: 8, column: size - 15 + bit },
  );
  return [first, second];
}

/** From the seventh size on the number of the size stands in the code twice, from its last bit to its first. */
function versionPlaces(version: number): Place[] {
  if (version < 7) return [];
  const size = qrSize(version);
  return Array.from({ length: 18 }, (_, bit) => [Math.floor(bit / 3), size - 11 + (bit % 3)] as const).flatMap(
    ([a, b]) => [
      { row: a, column: b },
      { row: b, column: a },
    ],
  );
}

/** A number with what is left when it is divided: errors in it can be mended. */
function withRemainder(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  const degree = bits;
  for (let bit = Math.floor(Math.log2(Math.max(1, rest))); bit >= degree; bit--) {
    if ((rest >> bit) & 1) rest ^= generator << (bit - degree);
  }
  return (value << bits) | rest;
}

/** Correction M is 00, then the mask. */
export const formatBits = (mask: number) => withRemainder(mask, 10, FORMAT_GENERATOR) ^ FORMAT_MASK;
export const versionBits = (version: number) => withRemainder(version, 12, VERSION_GENERATOR);

/** Writes which mask was used, and the size. */
export function writeFormat(dots: Dots, version: number, mask: number): void {
  const write = ({ row, column }: Place, isDark: boolean) => {
    const line = dots[row];
    if (line) line[column] = isDark;
  };
  const format = formatBits(mask);
  for (const places of formatPlaces(dots.length)) {
    for (const [bit, place] of places.entries()) write(place, ((format >> (14 - bit)) & 1) === 1);
  }
  const number = versionBits(version);
  for (const [bit, place] of versionPlaces(version).entries())
    write(place, ((number >> Math.floor(bit / 2)) & 1) === 1);
}
