/** A reader types faster than anybody; a card has at least this many characters. */
const LONGEST_GAP_MS = 60;
const FEWEST = 4;

/** Tells the keys of a card reader from those of a guest: they come in one burst that ends with Enter. */
export function createBurst(): (key: string, at: number) => string | undefined {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const isQuick = at - last <= LONGEST_GAP_MS;
    last = at;
    if (!isQuick) text = '';
    if (key.length === 1) {
      text += key;
      return undefined;
    }
    if (key === 'Shift') return undefined; // of a capital letter
    const scanned = text.trim();
    text = '';
    return key === 'Enter' && scanned.length >= FEWEST ? scanned : undefined;
  };
}
