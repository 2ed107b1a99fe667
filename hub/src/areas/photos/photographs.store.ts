import { randomUUID } from 'node:crypto';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface NewPhotograph {
  photoId: string;
  folder: string;
  cabinKey: string | null;
  ticketCode: string | null;
  takenAt: Date;
  arrivedAt: Date;
  digest: string;
  original: string;
}

/** A photograph that a worker took to process it. */
export interface LeasedPhotograph {
  id: string;
  voyageId: string;
  photoId: string;
  original: string;
  attempts: number;
  leaseId: string;
}

export interface Developed {
  preview: string;
  thumb: string;
  width: number;
  height: number;
}

export interface QueuedPhotograph {
  photoId: string;
  state: string;
}

/** After which a photograph is not tried again: whatever reads it dies of it. */
export const MOST_ATTEMPTS = 5;

export function photographsStore(sql: Sql) {
  const leaseEnd = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

  return {
    /** A picture that comes a second time is the same one; what it says of cabin and ticket is added. */
    async add(one: NewPhotograph): Promise<QueuedPhotograph & { isNew: boolean }> {
      const [row] = await sql<[QueuedPhotograph & { isNew: boolean }]>`
        insert into photographs as p
          (photo_id, folder, cabin_key, ticket_code, taken_at, arrived_at, due_at, digest, original)
        values (${one.photoId}, ${one.folder}, ${one.cabinKey}, ${one.ticketCode}, ${one.takenAt}, ${one.arrivedAt},
          ${one.arrivedAt}, ${one.digest}, ${one.original})
        on conflict (voyage_id, digest) do update set cabin_key = coalesce(excluded.cabin_key, p.cabin_key),
          ticket_code = coalesce(excluded.ticket_code, p.ticket_code)
        returning photo_id as "photoId", state, original = ${one.original} as "isNew"`;
      return row;
    },

    /** Takes the photograph that has waited longest, so that no other worker has it while the lease runs. */
    async lease(now: Date, leaseMs: number): Promise<LeasedPhotograph | undefined> {
      const [row] = await sql<LeasedPhotograph[]>`
        update photographs set attempts = attempts + 1, lease_id = ${randomUUID()}, leased_until = ${leaseEnd(leaseMs)}
        where id = (
          select id from photographs
          where state = 'waiting' and due_at <= ${now} and attempts < ${MOST_ATTEMPTS}
            and (leased_until is null or leased_until <= clock_timestamp())
          order by due_at, id limit 1 for update skip locked)
        returning id::text, voyage_id::text as "voyageId", photo_id as "photoId", original, attempts,
          lease_id as "leaseId"`;
      return row;
    },

    /** Says whether the lease still held; if not, somebody else has the photograph. */
    async finish({ id, leaseId }: LeasedPhotograph, done: Developed, now: Date): Promise<boolean> {
      const { count } = await sql`
        update photographs set state = 'ready', preview = ${done.preview}, thumb = ${done.thumb},
          width = ${done.width}, height = ${done.height}, processed_at = ${now}, problem = null, lease_id = null,
          leased_until = null
        where id = ${id} and lease_id = ${leaseId} and state = 'waiting'`;
      return count === 1;
    },

    async fail({ id, leaseId }: LeasedPhotograph, problem: string, next: Date | undefined): Promise<void> {
      await sql`
        update photographs set state = ${next ? 'waiting' : 'failed'}, problem = ${problem.slice(0, 500)},
          due_at = coalesce(${next ?? null}, due_at), lease_id = null, leased_until = null
        where id = ${id} and lease_id = ${leaseId} and state = 'waiting'`;
    },

    /** Those on which worker after worker died. */
    giveUp: () => sql<{ photoId: string }[]>`
      update photographs set state = 'failed', problem = 'nobody came to an end with it', lease_id = null,
        leased_until = null
      where state = 'waiting' and attempts >= ${MOST_ATTEMPTS} and leased_until <= clock_timestamp()
      returning photo_id as "photoId"`,

    /** The next one that is there to be looked at again. */
    async readyAfter(voyageId: string, id: string): Promise<{ id: string; original: string } | undefined> {
      const [row] = await sql<{ id: string; original: string }[]>`
        select id::text, original from photographs
        where voyage_id = ${voyageId} and state = 'ready' and id > ${id} order by id limit 1`;
      return row;
    },

    async withdraw(photoId: string): Promise<boolean> {
      const { count } = await sql`
        update photographs set state = 'withdrawn', lease_id = null, leased_until = null
        where voyage_id = current_voyage() and photo_id = ${photoId} and state <> 'withdrawn'`;
      return count === 1;
    },

    async retry(now: Date): Promise<number> {
      const { count } = await sql`
        update photographs set state = 'waiting', attempts = 0, due_at = ${now}, problem = null
        where voyage_id = current_voyage() and state = 'failed'`;
      return count;
    },

    counts: () => sql<{ state: string; count: number }[]>`
      select state, count(*)::int from photographs where voyage_id = current_voyage() group by state`,

    problems: (most: number) => sql<{ photo: string; problem: string }[]>`
      select photo_id as photo, problem from photographs
      where voyage_id = current_voyage() and problem is not null order by id desc limit ${most}`,
  };
}
