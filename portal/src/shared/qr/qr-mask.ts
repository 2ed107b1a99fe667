import type { Dots } from './qr-frame.ts';

/** Which dots each mask turns over, so that no picture arises that a scanner mistakes for its marks. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

export function masked(dots: Dots, isTaken: Dots, mask: number): Dots {
  const turns = MASKS[mask];
  return dots.map((line, row) =>
    line.map((isDark, column) => (!isTaken[row]?.[column] && turns?.(row, column) ? !isDark : isDark)),
  );
}

/** How hard a code is to read, by the standard's four rules (ISO/IEC 18004, 7.8.3). */
export function penalty(dots: Dots): number {
  const lines = dots.map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  const columns = dots.map((_, column) => lines.map((line) => line[column]).join(''));
  const each = [...lines, ...columns].reduce((sum, line) => sum + runs(line) + likeFinders(line), 0);
  return each + blocks(lines) + imbalance(lines.join(''));
}

/** Five and more of a kind in a row. */
function runs(line: string): number {
  return (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
}

/** What looks like a mark of the corner, with white on one side. */
function likeFinders(line: string): number {
  return 40 * (line.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
}

/** Squares of four alike. */
function blocks(lines: readonly string[]): number {
  let found = 0;
  for (const [row, line] of lines.slice(1).entries()) {
    const above = lines[row] ?? '';
    for (let column = 1; column < line.length; column++) {
      const four = (above[column - 1] ?? '') + above[column] + line[column - 1] + line[column];
      if (four === '0000' || four === '1111') found++;
    }
  }
  return found * 3;
}

/** Far from half dark. */
function imbalance(all: string): number {
  const share = (100 * all.replaceAll('0', '').length) / all.length;
  return Math.floor(Math.abs(share - 50) / 5) * 10;
}
