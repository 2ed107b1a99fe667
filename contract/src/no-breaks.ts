const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

const UNITS = String.raw`€|\$|£|%|°C|km|cm|kg|m|h|min|ft|mph|Uhr|Min\.|Std\.|AM|PM`;
/** After a number, or after the place of one. */
const BEFORE_UNIT = new RegExp(String.raw`([\d}]) (?=(?:${UNITS})(?![\p{L}\d]))`, 'gu');
/** 30 × 40 */
const BETWEEN_SIDES = /(\d) × (?=\d)/g;
/** 12 500 */
const IN_A_NUMBER = /(\d) (?=\d{3}(?!\d))/g;
/** 19 h 30 */
const AFTER_HOURS = /([\d}]\u00a0h) (?=[\d{])/g;

/**
 * Keeps on one line what belongs on one: a number and its unit, and in French the signs that stand after a space. Writers type
 * plain spaces, guests never see a line that begins with a question mark.
 */
export function noBreaks(text: string, language: string): string {
  const kept = text
    .replace(BEFORE_UNIT, `$1${NO_BREAK}`)
    .replace(AFTER_HOURS, `$1${NO_BREAK}`)
    .replace(BETWEEN_SIDES, `$1${NO_BREAK}×${NO_BREAK}`);
  if (language !== 'fr') return kept;
  return kept
    .replace(IN_A_NUMBER, `$1${NARROW}`)
    .replace(/ (?=:)/g, NO_BREAK)
    .replace(/ (?=[;!?»])/g, NARROW)
    .replace(/« /g, `«${NARROW}`);
}
