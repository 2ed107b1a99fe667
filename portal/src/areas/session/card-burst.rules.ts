/** A reader types faster than anybody; a card has at least this many characters. */
const LONGEST_GAP_MS = 60;
const FEWEST = 4;

/**
 * Tells the keys of a card reader from those of a guest: they come in one burst that ends with Enter. A burst that goes on
 * when somebody begins to listen lacks its first characters, and what is left may be the number of somebody else.
 */
export function createBurst(since = Number.NEGATIVE_INFINITY): (key: string, at: number) => string | undefined {
  let text = '';
  let last = since;
  let isWhole = false;
  return (key, at) => {
    const isQuick = at - last <= LONGEST_GAP_MS;
    last = at;
    if (!isQuick) {
      text = '';
      isWhole = true;
    }
    if (key.length === 1) {
      text += key;
      return undefined;
    }
    if (key === 'Shift') return undefined; // of a capital letter
    const scanned = isWhole ? text.trim() : '';
    text = '';
    isWhole = true;
    return key === 'Enter' && scanned.length >= FEWEST ? scanned : undefined;
  };
}
