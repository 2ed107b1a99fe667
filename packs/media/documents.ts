import { makeDocument } from '#packs/documents/document.ts';
import { DOCUMENTS } from '#packs/documents/documents.ts';
import { ownedFiles } from '#packs/media-of.ts';
import type { Pack } from '#packs/pack.schema.ts';
import type { MediaStore } from './media-store.ts';

/** PDFs are quick to make, so their bytes themselves are the recipe. */
export async function makeDocuments(pack: Pack, store: MediaStore): Promise<void> {
  for (const pdf of ownedFiles(pack).pdfs) {
    const maker = DOCUMENTS[pdf.document];
    if (!maker) throw new Error(`${pdf.id}: nobody makes the document ${pdf.document}`);
    const bytes = makeDocument(pack, pdf, maker);
    await store.file(pdf.id, 'pdf', bytes.toString('latin1'), async () => bytes);
  }
}
