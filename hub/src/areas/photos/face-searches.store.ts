import { randomUUID } from 'node:crypto';
import type { Sql } from '#hub/shared/database/sql.ts';

/** Work for a guest who opted in, under the consent of this generation. */
export interface LeasedSearch {
  voyageId: string;
  accountNumber: string;
  generation: number;
  /** Photographs up to this id were looked at. */
  lookedThrough: string;
  attempts: number;
  leaseId: string;
}

export const MOST_SEARCH_ATTEMPTS = 5;

export function faceSearchesStore(sql: Sql) {
  const leaseEnd = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;
  const isFree = (now: Date) => sql`
    s.state = 'waiting' and s.due_at <= ${now} and (s.leased_until is null or s.leased_until <= clock_timestamp())`;
  const hasFace = sql`
    exists (select from photo_face_vectors v where v.voyage_id = s.voyage_id and v.account_number = s.account_number
      and v.generation = s.generation)`;
  const leased = sql`
    s.voyage_id::text as "voyageId", s.account_number as "accountNumber", s.generation,
    s.looked_through::text as "lookedThrough", s.attempts, s.lease_id as "leaseId"`;
  const own = ({ voyageId, accountNumber, generation, leaseId }: LeasedSearch) => sql`
    voyage_id = ${voyageId} and account_number = ${accountNumber} and generation = ${generation}
      and lease_id = ${leaseId}`;

  return {
    /** A guest whose own picture is to be looked at. */
    async leaseGuest(now: Date, leaseMs: number): Promise<LeasedSearch | undefined> {
      const [row] = await sql<LeasedSearch[]>`
        update photo_face_searches s
        set attempts = s.attempts + 1, lease_id = ${randomUUID()}, leased_until = ${leaseEnd(leaseMs)}
        from (
          select s.voyage_id, s.account_number from photo_face_searches s where ${isFree(now)} and not ${hasFace}
          order by s.due_at limit 1 for update of s skip locked) as next
        where s.voyage_id = next.voyage_id and s.account_number = next.account_number
        returning ${leased}`;
      return row;
    },

    /**
     * Guests whose faces are to be looked for in the same photograph next. Those who are furthest go on first, and whoever
     * stands where they stand goes with them: each photograph is read once for many guests, and nobody waits for ever.
     */
    leaseGroup: (now: Date, leaseMs: number) => sql<LeasedSearch[]>`
      with first as (
        select s.voyage_id, s.looked_through from photo_face_searches s where ${isFree(now)} and ${hasFace}
        order by s.voyage_id desc, s.looked_through desc limit 1),
      next as (
        select s.voyage_id, s.account_number from photo_face_searches s join first f
          on f.voyage_id = s.voyage_id and f.looked_through = s.looked_through
        where ${isFree(now)} and ${hasFace} for update of s skip locked)
      update photo_face_searches s set lease_id = ${randomUUID()}, leased_until = ${leaseEnd(leaseMs)}
      from next where s.voyage_id = next.voyage_id and s.account_number = next.account_number
      returning ${leased}`,

    async referencePicture({ voyageId, accountNumber }: LeasedSearch): Promise<string | undefined> {
      const [row] = await sql<{ file: string }[]>`
        select file from photo_reference_pictures where voyage_id = ${voyageId} and account_number = ${accountNumber}`;
      return row?.file;
    },

    /** Gives the search back to the queue, to go on from where it stands. */
    async release(search: LeasedSearch): Promise<void> {
      await sql`
        update photo_face_searches set attempts = 0, lease_id = null, leased_until = null, problem = null
        where ${own(search)}`;
    },

    /** For the whole group; whoever opted out meanwhile has no row any more. */
    async advance(group: readonly LeasedSearch[], lookedThrough: string): Promise<void> {
      const { voyageId, leaseId } = group[0] as LeasedSearch;
      await sql`
        update photo_face_searches set looked_through = ${lookedThrough}, lease_id = null, leased_until = null
        where voyage_id = ${voyageId} and lease_id = ${leaseId}`;
    },

    async end(group: readonly LeasedSearch[], state: 'done' | 'failed', problem?: string): Promise<void> {
      const { voyageId, leaseId } = group[0] as LeasedSearch;
      await sql`
        update photo_face_searches set state = ${state}, problem = ${problem ?? null}, lease_id = null,
          leased_until = null
        where voyage_id = ${voyageId} and lease_id = ${leaseId}`;
    },

    async tryAgain(search: LeasedSearch, problem: string, next: Date): Promise<void> {
      await sql`
        update photo_face_searches set problem = ${problem.slice(0, 500)}, due_at = ${next}, lease_id = null,
          leased_until = null
        where ${own(search)}`;
    },

    counts: () => sql<{ state: string; count: number }[]>`
      select state, count(*)::int from photo_face_searches where voyage_id = current_voyage() group by state`,
  };
}
