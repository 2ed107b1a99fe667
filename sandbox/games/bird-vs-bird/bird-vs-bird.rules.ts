export const COLUMNS = 7;
export const ROWS = 6;
const TO_WIN = 4;
export type Player = 1 | 2;
/** Fields row by row from the top; 0 is empty. */
export type Field = readonly (0 | Player)[];

export const emptyField = (): Field => Array<0>(COLUMNS * ROWS).fill(0);
export const other = (player: Player): Player => (player === 1 ? 2 : 1);

/** Where a bird that comes down in a column sits; undefined when the column is full. */
export function landing(field: Field, column: number): number | undefined {
  for (let row = ROWS - 1; row >= 0; row--) {
    if (field[row * COLUMNS + column] === 0) return row * COLUMNS + column;
  }
  return undefined;
}

export function drop(field: Field, column: number, player: Player): Field | undefined {
  const place = landing(field, column);
  return place === undefined ? undefined : field.with(place, player);
}

/** Every four in a line, as places. */
const LINES: readonly (readonly number[])[] = (() => {
  const lines: number[][] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      for (const [down, across] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const [lastRow, lastColumn] = [row + down * (TO_WIN - 1), column + across * (TO_WIN - 1)];
        if (lastRow >= ROWS || lastColumn >= COLUMNS || lastColumn < 0) continue;
        lines.push(Array.from({ length: TO_WIN }, (_, step) => (row + down * step) * COLUMNS + column + across * step));
      }
    }
  }
  return lines;
})();

export function winningLine(field: Field): readonly number[] | undefined {
  return LINES.find((line) => {
    const [first] = line;
    const owner = field[first as number];
    return owner !== 0 && line.every((place) => field[place] === owner);
  });
}

export const isFull = (field: Field): boolean => !field.includes(0);

/** How good a field looks for a player: lines that are still open for one side only. */
function outlook(field: Field, player: Player): number {
  let sum = 0;
  for (const line of LINES) {
    const mine = line.filter((place) => field[place] === player).length;
    const theirs = line.filter((place) => field[place] === other(player)).length;
    if (theirs === 0) sum += mine * mine;
    else if (mine === 0) sum -= theirs * theirs;
  }
  return sum;
}

const WIN = 10_000;
const FROM_THE_MIDDLE = [3, 2, 4, 1, 5, 0, 6];

function worth(field: Field, player: Player, depth: number, alpha: number, beta: number): number {
  if (winningLine(field)) return -WIN - depth;
  if (isFull(field)) return 0;
  if (depth === 0) return outlook(field, player);
  let best = alpha;
  for (const column of FROM_THE_MIDDLE) {
    const next = drop(field, column, player);
    if (!next) continue;
    best = Math.max(best, -worth(next, other(player), depth - 1, -beta, -best));
    if (best >= beta) break;
  }
  return best;
}

/** The column for a player who looks some moves ahead. */
export function bestColumn(field: Field, player: Player, depth: number): number | undefined {
  let best: { column: number; value: number } | undefined;
  for (const column of FROM_THE_MIDDLE) {
    const next = drop(field, column, player);
    if (!next) continue;
    const value = -worth(next, other(player), depth - 1, -2 * WIN, 2 * WIN);
    if (!best || value > best.value) best = { column, value };
  }
  return best?.column;
}
