/** Letters that carry their stroke or tie inside, so that decomposition does not take it off. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};

/**
 * A text as it is compared: without case, accents, kinds of apostrophe and hyphen, and surplus space. Upper case first,
 * because some letters (ı, ſ) have no other way back to their plain form.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[ßøłđðþæœς]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A number or code as it is compared: account numbers, booking references and cabins are typed with stray spaces. */
export function foldCode(text: string): string {
  return fold(text).replaceAll(' ', '');
}
