import type { Sql } from '#hub/shared/database/sql.ts';

export interface FaceVector {
  id: string;
  accountNumber: string;
  generation: number;
  descriptor: number[];
}

export interface GuestMatch {
  accountNumber: string;
  generation: number;
  distance: number;
}

/** Whose face it is, under which consent. */
export interface FaceOwner {
  voyageId: string;
  accountNumber: string;
  generation: number;
}

const LOCK = 'photo-face-vectors';

export function faceVectorsStore(sql: Sql) {
  return {
    /**
     * While photographs are matched (many at once) no vector is added, and the other way round: a photograph is either
     * matched with a new guest or is there when the guest's search begins.
     */
    lockForMatching: () => sql`select pg_advisory_xact_lock_shared(hashtextextended(${LOCK}, 0))`,
    lockForAdding: () => sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`,

    /** Differs whenever a vector came or went. */
    async fingerprint(voyageId: string): Promise<string> {
      const [row] = await sql<[{ print: string }]>`
        select concat_ws(' ', count(*), max(id), sum(id)) as print from photo_face_vectors
        where voyage_id = ${voyageId}`;
      return row.print;
    },

    async ids(voyageId: string): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`
        select id::text from photo_face_vectors where voyage_id = ${voyageId} order by id`;
      return rows.map(({ id }) => id);
    },

    among: (ids: readonly string[]) => sql<FaceVector[]>`
      select id::text, account_number as "accountNumber", generation, descriptor from photo_face_vectors
      where id = any(${[...ids]}::bigint[])`,

    /** BD52: only while the consent stands under which the work began; says whether it did. */
    async add(
      { voyageId, accountNumber, generation }: FaceOwner,
      descriptor: Float32Array,
      now: Date,
    ): Promise<boolean> {
      const { count } = await sql`
        insert into photo_face_vectors (voyage_id, account_number, generation, descriptor, computed_at)
        select c.voyage_id, c.account_number, c.generation, ${[...descriptor]}::real[], ${now} from photo_consents c
        where c.voyage_id = ${voyageId} and c.account_number = ${accountNumber} and c.generation = ${generation}
          and c.decision and c.faces
        for share of c
        on conflict do nothing`;
      return count === 1;
    },

    /** BD52: the same; and nothing that the guest has said to be of somebody else. */
    async addMatches(
      voyageId: string,
      photographId: string,
      matches: readonly GuestMatch[],
      now: Date,
    ): Promise<number> {
      if (matches.length === 0) return 0;
      const { count } = await sql`
        insert into photo_matches (voyage_id, account_number, photograph_id, generation, distance, matched_at)
        select c.voyage_id, c.account_number, ${photographId}, c.generation, m.distance, ${now}
        from photo_consents c join unnest(
          ${matches.map((one) => one.accountNumber)}::text[], ${matches.map((one) => one.generation)}::int[],
          ${matches.map((one) => one.distance)}::real[]) as m (account_number, generation, distance)
          on m.account_number = c.account_number and m.generation = c.generation
        where c.voyage_id = ${voyageId} and c.decision and c.faces and not exists (
          select from photo_refusals r where r.voyage_id = c.voyage_id and r.account_number = c.account_number
            and r.photograph_id = ${photographId})
        for share of c
        on conflict do nothing`;
      return count;
    },
  };
}
