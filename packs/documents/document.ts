import { type LocalText, textOf } from '#contract/text.ts';
import type { Owned } from '#packs/media-of.ts';
import type { Pack } from '#packs/pack.schema.ts';
import type { Pdf } from '#packs/schema/media.ts';
import { writePdf } from './pdf-file.ts';
import { numberPages, Sheet } from './sheet.ts';

export interface DocumentOrder {
  pack: Pack;
  pdf: Owned<Pdf>;
  text: (text: LocalText | null | undefined) => string;
}

/** Writes one language of a document onto its sheet. */
export type DocumentMaker = (order: DocumentOrder, sheet: Sheet) => void;

/** The document in every language of the operator, its own first, one after the other, as a ship prints it. */
export function makeDocument(pack: Pack, pdf: Owned<Pdf>, maker: DocumentMaker): Buffer {
  const house = pack.operator.name;
  const languages = pack.operator.languages.map(({ code }) => code);
  const pages = languages.flatMap((language) => {
    const text = (one: LocalText | null | undefined) => textOf(one, language);
    const sheet = new Sheet(house, text(pdf.description));
    maker({ pack, pdf, text }, sheet);
    return sheet.pages;
  });
  numberPages(pages);
  const [own = 'en'] = languages;
  return writePdf({ title: textOf(pdf.description, own), language: own, pages });
}

/** Rich text of the pack as plain paragraphs. */
export function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h\d)>/)
    .map((part) =>
      part
        .replace(/<[^>]+>/g, ' ')
        .replace(/&nbsp;/g, ' ')
        .replace(/&amp;/g, '&')
        .trim(),
    )
    .filter(Boolean);
}
