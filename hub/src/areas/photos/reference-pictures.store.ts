import type { Sql } from '#hub/shared/database/sql.ts';
import { consentStore } from './consent.store.ts';

/** The guests' own pictures. */
export function referencePicturesStore(sql: Sql) {
  return {
    /** Answers the file that was there before. */
    async set(accountNumber: string, file: string): Promise<string | undefined> {
      const [before] = await sql<{ file: string }[]>`
        select file from photo_reference_pictures
        where voyage_id = current_voyage() and account_number = ${accountNumber} for update`;
      await sql`
        insert into photo_reference_pictures (account_number, file) values (${accountNumber}, ${file})
        on conflict (voyage_id, account_number) do update set file = excluded.file`;
      return before?.file;
    },

    async remove(accountNumber: string): Promise<string | undefined> {
      const [row] = await sql<{ file: string }[]>`
        delete from photo_reference_pictures where voyage_id = current_voyage() and account_number = ${accountNumber}
        returning file`;
      return row?.file;
    },

    async ofPastVoyages(): Promise<string[]> {
      const rows = await sql<{ file: string }[]>`
        select file from photo_reference_pictures where voyage_id <> current_voyage()`;
      return rows.map(({ file }) => file);
    },

    removeFiles: (files: readonly string[]) => sql`
      delete from photo_reference_pictures where file = any(${[...files]}::text[])`,

    /**
     * Of a guest whose face is looked for: whatever came of the picture so far goes, work under way loses its right to
     * write, and the search begins again.
     */
    async startOver(accountNumber: string, now: Date): Promise<void> {
      const [consent] = await sql<{ generation: number }[]>`
        update photo_consents set generation = generation + 1
        where voyage_id = current_voyage() and account_number = ${accountNumber} and decision and faces
        returning generation`;
      if (!consent) return;
      const consents = consentStore(sql);
      await consents.deleteFace(accountNumber);
      await consents.startSearch(accountNumber, consent.generation, now);
    },
  };
}
