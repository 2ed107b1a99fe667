import type { ConsentReceipt } from '#contract/areas/photo-shapes.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface Consent {
  decision: boolean;
  faces: boolean;
  generation: number;
  decidedAt: Date;
}

export interface Decision {
  accountNumber: string;
  decision: boolean;
  faces: boolean;
  decidedAt: Date;
  deviceType: string;
}

export type Deleted = ConsentReceipt['deleted'];

export interface ReceiptRow {
  receipt: string;
  deleted: Deleted;
  decidedAt: Date;
}

export function consentStore(sql: Sql) {
  const counted = async (statement: PromiseLike<{ count: number }>) => (await statement).count;

  return {
    async find(accountNumber: string): Promise<Consent | undefined> {
      const [row] = await sql<Consent[]>`
        select decision, faces, generation, decided_at as "decidedAt" from photo_consents
        where voyage_id = current_voyage() and account_number = ${accountNumber}`;
      return row;
    },

    /** Writes the decision and raises the generation; whoever is writing for the last one is waited for. */
    async decide({ accountNumber, decision, faces, decidedAt }: Decision): Promise<number> {
      const [row] = await sql<{ generation: number }[]>`
        insert into photo_consents as c (account_number, decision, faces, generation, decided_at)
        values (${accountNumber}, ${decision}, ${faces}, 1, ${decidedAt})
        on conflict (voyage_id, account_number) do update set decision = excluded.decision, faces = excluded.faces,
          generation = c.generation + 1, decided_at = excluded.decided_at
        returning generation`;
      return row?.generation ?? 0;
    },

    async note(made: Decision, generation: number, opted?: { receipt: string; deleted: Deleted }): Promise<void> {
      await sql`
        insert into photo_consent_decisions
          (account_number, generation, decision, faces, decided_at, device_type, receipt, deleted)
        values (${made.accountNumber}, ${generation}, ${made.decision}, ${made.faces}, ${made.decidedAt},
          ${made.deviceType}, ${opted?.receipt ?? null}, ${opted ? sql.json({ ...opted.deleted }) : null})`;
    },

    /** BD52: for a guest who opted in, the face is to be looked for. */
    async startSearch(accountNumber: string, generation: number, now: Date): Promise<void> {
      await sql`
        insert into photo_face_searches (account_number, generation, due_at)
        values (${accountNumber}, ${generation}, ${now})
        on conflict (voyage_id, account_number) do update set generation = excluded.generation, looked_through = 0,
          state = 'waiting', attempts = 0, due_at = excluded.due_at, problem = null`;
    },

    /** What came of looking at the guest's face; the rest stays. */
    async deleteFace(accountNumber: string): Promise<Pick<Deleted, 'faceVectors' | 'matches'>> {
      const own = sql`voyage_id = current_voyage() and account_number = ${accountNumber}`;
      await sql`delete from photo_face_searches where ${own}`;
      return {
        faceVectors: await counted(sql`delete from photo_face_vectors where ${own}`),
        matches: await counted(sql`delete from photo_matches where ${own}`),
      };
    },

    /** BD52: everything but paid orders. */
    async deleteAll(accountNumber: string): Promise<Deleted> {
      const own = sql`voyage_id = current_voyage() and account_number = ${accountNumber}`;
      await sql`delete from photo_basket_packages where ${own}`;
      return {
        ...(await this.deleteFace(accountNumber)),
        tickets: await counted(sql`delete from photo_tickets where ${own}`),
        refusals: await counted(sql`delete from photo_refusals where ${own}`),
        basketPhotos: await counted(sql`delete from photo_basket_photos where ${own}`),
      };
    },

    /** A consent to be looked for is one for the voyage: what is known of faces ends with it. */
    async forgetFacesOfPastVoyages(): Promise<void> {
      await sql`delete from photo_face_vectors where voyage_id <> current_voyage()`;
      await sql`delete from photo_face_searches where voyage_id <> current_voyage()`;
      await sql`delete from photo_matches where voyage_id <> current_voyage()`;
    },

    async lastReceipt(accountNumber: string): Promise<ReceiptRow | undefined> {
      const [row] = await sql<ReceiptRow[]>`
        select receipt, deleted, decided_at as "decidedAt" from photo_consent_decisions
        where voyage_id = current_voyage() and account_number = ${accountNumber} and receipt is not null
        order by generation desc limit 1`;
      return row;
    },
  };
}
