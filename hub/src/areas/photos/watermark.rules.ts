// The word PREVIEW, drawn with strokes: a watermark must not depend on the fonts of the machine.

/** Strokes of a letter in a box of 10 by 14. */
const LETTERS: Readonly<Record<string, string>> = {
  P: 'M0 14V0H6a4 4 0 0 1 0 8H0',
  R: 'M0 14V0H6a4 4 0 0 1 0 8H0M5 8L10 14',
  E: 'M9 0H0V14H9M0 7H7',
  V: 'M0 0L5 14L10 0',
  I: 'M5 0V14',
  W: 'M-1 0L2 14L5 4L8 14L11 0',
};
const WORD = 'PREVIEW';
const ADVANCE = 15;
/** Across, in letters' boxes; of the tile that is repeated. */
const TILE_WIDTH = WORD.length * ADVANCE + 75;
const TILE_HEIGHT = 96;
/** Of the shorter side: how high a letter is. */
const LETTER_SHARE = 0.045;

/** A square of the watermark as SVG, from edge to edge, so that no part can be cut out of a picture without it. */
export function watermark(side: number, shorterSideOfPicture: number): string {
  const scale = (shorterSideOfPicture * LETTER_SHARE) / 14;
  const letters = [...WORD].map(
    (letter, at) => `<path d="${LETTERS[letter]}" transform="translate(${at * ADVANCE} 0)"/>`,
  );
  const word = letters.join('');
  const tile = `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#000" stroke-opacity=".22"
    stroke-width="3.4">${word}</g><g stroke="#fff" stroke-opacity=".45" stroke-width="1.8">${word}</g></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs>
    <pattern id="p" width="${TILE_WIDTH}" height="${TILE_HEIGHT}" patternUnits="userSpaceOnUse"
      patternTransform="rotate(-28) scale(${scale.toFixed(3)})"><g transform="translate(8 8)">${tile}</g>
      <g transform="translate(${8 - TILE_WIDTH / 2} 56)">${tile}</g><g transform="translate(${8 + TILE_WIDTH / 2} 56)">${tile}</g>
    </pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
}
