import type { PhotoSource } from '#contract/areas/photo-shapes.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

/** Whose photos: the account, and the cabin that the photographer may have given them to. */
export interface PhotoOwner {
  accountNumber: string;
  cabinKey: string;
}

export interface OwnPhoto {
  /** Of the row. */
  id: string;
  photoId: string;
  folder: string;
  offerId: string | null;
  takenAt: Date;
  width: number | null;
  height: number | null;
  preview: string;
  thumb: string;
  source: PhotoSource;
}

/**
 * The photos of a guest: matched by face, given to the cabin, or of a ticket that the guest typed in; never one that the
 * guest said shows somebody else. Whether the guest has opted in was asked before.
 */
export function ownPhotosStore(sql: Sql) {
  /** Each way by an index of its own: a ship takes tens of thousands of photographs. The best way is told first. */
  function waysTo({ accountNumber, cabinKey }: PhotoOwner) {
    return sql`
      select id, min(way) as way from (
        select photograph_id as id, 1 as way from photo_matches
        where voyage_id = current_voyage() and account_number = ${accountNumber}
        union all
        select p.id, 2 from photo_tickets t join photographs p on p.voyage_id = t.voyage_id and p.ticket_code = t.code
        where t.voyage_id = current_voyage() and t.account_number = ${accountNumber}
        union all
        select id, 3 from photographs where voyage_id = current_voyage() and cabin_key = ${cabinKey}
      ) ways group by id`;
  }

  function ofOwner(owner: PhotoOwner) {
    return sql`
      select p.id::text, p.photo_id as "photoId", p.folder, o.id as "offerId", p.taken_at as "takenAt", p.width, p.height,
        p.preview, p.thumb, (array['face', 'code', 'cabin'])[own.way] as source
      from (${waysTo(owner)}) own join photographs p on p.id = own.id
      left join photo_folders f on f.voyage_id = p.voyage_id and f.name = p.folder
      left join photo_offers o on o.voyage_id = p.voyage_id and o.id = f.offer_id and not o.off_sale
      where p.voyage_id = current_voyage() and p.state = 'ready'
        and not exists (select from photo_refusals r where r.voyage_id = p.voyage_id
          and r.account_number = ${owner.accountNumber} and r.photograph_id = p.id)`;
  }

  return {
    /** In the order in which they were added to the basket, with their units by variant. */
    inBasket: (owner: PhotoOwner) => sql<(OwnPhoto & { units: Record<string, number> })[]>`
      select own.*, b.units from photo_basket_photos b join (${ofOwner(owner)}) own on own.id = b.photograph_id::text
      where b.voyage_id = current_voyage() and b.account_number = ${owner.accountNumber} order by b.position`,

    list: (owner: PhotoOwner) => sql<OwnPhoto[]>`${ofOwner(owner)} order by p.taken_at desc, p.id desc`,

    among: (owner: PhotoOwner, photoIds: readonly string[]) => sql<OwnPhoto[]>`
      ${ofOwner(owner)} and p.photo_id = any(${[...photoIds]}::text[])`,

    async refuse(accountNumber: string, photographIds: readonly string[], now: Date): Promise<void> {
      await sql`
        insert into photo_refusals (account_number, photograph_id, refused_at)
        select ${accountNumber}, id, ${now} from unnest(${[...photographIds]}::bigint[]) id on conflict do nothing`;
      await sql`
        delete from photo_matches where voyage_id = current_voyage() and account_number = ${accountNumber}
          and photograph_id = any(${[...photographIds]}::bigint[])`;
    },

    /** Photographs of a ticket, those that wait to be processed too. */
    async countOfTicket(code: string): Promise<number> {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from photographs
        where voyage_id = current_voyage() and ticket_code = ${code} and state in ('waiting', 'ready')`;
      return row?.count ?? 0;
    },

    async claimTicket(accountNumber: string, code: string, now: Date): Promise<void> {
      await sql`
        insert into photo_tickets (account_number, code, claimed_at) values (${accountNumber}, ${code}, ${now})
        on conflict do nothing`;
    },
  };
}
