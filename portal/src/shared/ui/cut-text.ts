const TILE_TITLE_LENGTH = 30; // A295
const PDF_LABEL_LENGTH = 25; // A323

/** AD50: the first `length` characters followed by "…"; a shorter text stays whole. */
export function cutText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}

export const tileTitle = (title: string) => cutText(title, TILE_TITLE_LENGTH);

/** AD48: the suffix goes first, whatever its case. */
export const pdfLabel = (name: string) => cutText(name.replace(/\.pdf$/i, ''), PDF_LABEL_LENGTH);
