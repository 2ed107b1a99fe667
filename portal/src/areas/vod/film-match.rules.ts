/** Shorter words are too like each other to forgive anything. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a title has every word that was typed, as the beginning of one of its own, with few typing errors. */
export function fitsTitle(title: string, typed: string): boolean {
  const written = wordsOf(title);
  const asked = wordsOf(typed);
  return asked.length > 0 && asked.every((word) => written.some((own) => own.startsWith(word) || isNearly(own, word)));
}

function isNearly(own: string, word: string): boolean {
  const allowed = word.length >= TWO_ERRORS_FROM ? 2 : word.length >= ONE_ERROR_FROM ? 1 : 0;
  return allowed > 0 && Math.abs(own.length - word.length) <= allowed && errorsBetween(own, word) <= allowed;
}

/** Letters left out, added, changed, or changed about with their neighbour. */
export function errorsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, n) => n)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1), swapped));
    }
  }
  return at(one.length, other.length);
}
