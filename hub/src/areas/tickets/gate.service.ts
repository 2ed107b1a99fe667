import type { Ashore, GateRefused, GateScan, GateScanned, Revocation, TicketRefusal } from '#contract/areas/tickets.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { readTicket, ticketId, ticketIdParts } from '#contract/ticket-text.ts';
import { type Booking, bookings } from '#hub/booking/bookings.ts';
import { dayOf, shipNow, timeOf } from '#hub/booking/ship-hours.ts';
import type { Hub } from '#hub/hub.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import { scanTime } from '#hub/shared/scan-time.ts';
import { gateTicket, judgeScan } from './gate.rules.ts';
import { gateStore, type ScanRow, scanKey } from './gate.store.ts';
import { revocationsService } from './revocations.service.ts';
import type { KnownTickets } from './ticket-check.ts';
import type { TicketKeysService } from './ticket-keys.service.ts';

const SENTENCES: Readonly<Record<TicketRefusal, string>> = {
  unreadable: 'This is no ticket.',
  unknown_key: 'This ticket was signed by nobody we know.',
  tampered: 'This ticket was changed after it was signed.',
  key_withdrawn: 'This ticket was signed with a key that is no longer good; the guest’s device gets another ticket.',
  another_voyage: 'This ticket is of another voyage.',
  revoked: 'This ticket is no longer good.',
  another_cabin: 'This ticket is of another cabin.',
  unknown_ticket: 'There is no such ticket on this voyage.',
  not_ashore: 'This ticket is for something on board.',
  another_day: 'This ticket is for another day.',
};

interface Counted {
  scan: GateScan;
  id: string;
  booking: Booking;
  row: ScanRow;
  remark?: TicketRefusal;
}

/** What scanners at the gangway tell, and who is ashore by it. */
export function gateService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime'>, keys: TicketKeysService) {
  const { sql, pms, clock, shipTime } = hub;
  const store = gateStore(sql);
  const revocations = revocationsService(hub);

  const bookingOf = (ticket: string) => ticketIdParts(readTicket(ticket)?.facts.id ?? ticket)?.bookingId;

  /** All that is known of the tickets of these scans. */
  async function known(scans: readonly GateScan[]) {
    const ids = [...new Set(scans.flatMap(({ ticket }) => bookingOf(ticket) ?? []))];
    const [found, { voyage, keys: all }] = await Promise.all([bookings(sql).byIds(ids), keys.list()]);
    const ended = new Map((await revocations.of(found)).map((one): [string, Revocation] => [one.id, one]));
    const gate: KnownTickets = { voyage, keys: all, revocationOf: (id) => ended.get(id) };
    return { gate, byId: new Map(found.map((booking) => [booking.id, booking])) };
  }

  /** Sorts what is believed from what is not; nothing is written yet. */
  async function judge(scans: readonly GateScan[]): Promise<{ counted: Counted[]; refused: GateRefused[] }> {
    const { gate, byId } = await known(scans);
    const counted: Counted[] = [];
    const refused: GateRefused[] = [];
    for (const scan of scans) {
      const outcome = judgeOne(scan, gate, byId);
      if ('reason' in outcome) refused.push(outcome);
      else counted.push(outcome);
    }
    return { counted, refused };
  }

  function judgeOne(scan: GateScan, gate: KnownTickets, byId: ReadonlyMap<string, Booking>): Counted | GateRefused {
    const given = gateTicket(scan.ticket, gate);
    if ('refused' in given) return { ticket: scan.ticket, reason: given.refused };
    const booking = byId.get(ticketIdParts(given.id)?.bookingId ?? '');
    if (!booking) return { ticket: scan.ticket, reason: 'unknown_ticket' };
    const { refused, remark } = judgeScan(scan, booking, { problem: given.problem, today: shipTime.today() });
    if (refused) return { ticket: given.id, reason: refused };
    const scannedAt = scanTime(scan.scannedAt, clock.now(), shipTime.instantOf(dayOf(booking.startsAt)));
    const { accountNumber, id: bookingId } = booking;
    const row = { accountNumber, bookingId, direction: scan.direction, scannedAt };
    return { scan, id: given.id, booking, row, ...(remark && { remark }) };
  }

  /** A scan without a time of its own that says what is so already changes nothing; others are themselves. */
  async function write(counted: readonly Counted[]): Promise<Set<string>> {
    const last = new Map(
      (await store.last(counted.map(({ row }) => row.accountNumber))).map((one) => [one.accountNumber, one.direction]),
    );
    const isNews = ({ scan, row }: Counted) =>
      scan.scannedAt !== undefined || (last.get(row.accountNumber) ?? 'on') !== row.direction;
    const rows = counted.filter(isNews).map(({ row }) => row);
    return rows.length > 0 ? store.add(rows, clock.now()) : new Set();
  }

  async function scans(list: readonly GateScan[]): Promise<{ scanned: GateScanned[]; refused: GateRefused[] }> {
    const { counted, refused } = await judge(list);
    const added = await write(counted);
    const scanned = counted.map(({ id, booking, row, remark }) => ({
      ticket: id,
      accountNumber: booking.accountNumber,
      name: nameOf(booking),
      what: booking.name,
      direction: row.direction,
      scannedAt: row.scannedAt.toISOString(),
      isRepeat: !added.has(scanKey(row)),
      ...(remark && { remark }),
    }));
    return { scanned, refused };
  }

  return {
    scans,

    async scan(one: GateScan): Promise<GateScanned> {
      const { scanned, refused } = await scans([one]);
      const [done] = scanned;
      const reason = refused[0]?.reason ?? 'unreadable';
      if (!done) throw new HubError(409, reason, SENTENCES[reason]);
      return done;
    },

    async ashore(): Promise<Ashore> {
      const away = (await store.last()).filter(({ direction }) => direction === 'off');
      const [found, everybody] = await Promise.all([
        bookings(sql).byIds(away.map(({ bookingId }) => bookingId)),
        pms.everybody(),
      ]);
      const byId = new Map(found.map((booking) => [booking.id, booking]));
      const cabins = new Map(everybody.map(({ accountNumber, cabin }) => [accountNumber, cabin]));
      const now = shipNow(hub);
      const guests = away.flatMap(({ accountNumber, bookingId, scannedAt }) => {
        const booking = byId.get(bookingId);
        if (!booking) return [];
        return [
          {
            ...presentAway(booking, now),
            accountNumber,
            cabin: cabins.get(accountNumber) ?? '',
            since: scannedAt.toISOString(),
          },
        ];
      });
      const order = (one: (typeof guests)[number]) => [one.isOverdue ? 0 : 1, one.cabin, one.name].join(' ');
      return { at: clock.now().toISOString(), guests: guests.toSorted((a, b) => order(a).localeCompare(order(b))) };
    },
  };
}

const nameOf = ({ firstName, lastName }: Booking) => `${firstName ?? ''} ${lastName ?? ''}`.trim();

function presentAway(booking: Booking, now: string) {
  const { endsAt, hasEnd } = booking;
  return {
    name: nameOf(booking),
    ticket: ticketId(booking.id, 0),
    what: booking.name,
    code: booking.code,
    backBy: hasEnd ? `${toHubDate(dayOf(endsAt))} ${timeOf(endsAt)}` : undefined,
    isOverdue: hasEnd && endsAt < now,
  };
}
