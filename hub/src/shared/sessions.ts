import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#hub/shared/clock.ts';
import type { Pool, Sql } from '#hub/shared/database/sql.ts';
import { gathered } from '#hub/shared/gathered.ts';
import { createRecent } from '#hub/shared/recent.ts';

export interface Session {
  /** Safe to store and log; the guest's own secret is the session id of the wire, which only its hash outlives. */
  id: string;
  type: 'Passenger' | 'RemotePms';
  name: string;
  accountNumber: string | null;
  bookingReference: string | null;
  partyId: string | null;
  /** AD32: such a session may change its PIN and nothing else. */
  pinChangePending: boolean;
  deviceType: string;
}
export type NewSession = Omit<Session, 'id'>;
type Found = Session & { hash: string; lastCallAt: Date };

export interface Sessions {
  /** The session and its secret, which goes to the guest as `sessionId` and is stored only as a hash. */
  create(session: NewSession, sql?: Sql): Promise<{ sessionId: string; session: Session }>;
  /** The live session of a secret; finding it counts as a call and keeps it alive. */
  find(sessionId: string): Promise<Session | undefined>;
  /** Keeps a session alive without anybody waiting for it, for reads that need no session. */
  touch(sessionId: string): void;
  completePinChange(id: string, sql?: Sql): Promise<void>;
  end(sessionId: string): Promise<void>;
  /** Ends all sessions of an account but one, for instance after its PIN was changed elsewhere. */
  endOthers(accountNumber: string, keepId: string, sql?: Sql): Promise<void>;
  deleteEnded(): Promise<number>;
}

const MINUTE_MS = 60_000;
export const SESSION_LIFETIME_MS = 12 * 60 * MINUTE_MS; // AD30
export const KIOSK_SESSION_LIFETIME_MS = 10 * MINUTE_MS; // AD30
/** How far the stored time of the last call may lag behind, to spare a write per call; it is added to the lifetime. */
const TOUCH_EVERY_MS = 15_000;
const TOUCHED_LIMIT = 20_000;
/** Reads that keep sessions alive are noted together: strangers' ids cost a place in the list and no query of their own. */
const NOTE_EVERY_MS = 200;
const NOTED_AT_ONCE = 5_000;
/** Ids that were asked for and are no session. None ever becomes one: an id is random and ends for good. */
const UNKNOWN_LIMIT = 20_000;
const SECRET_SHAPE = /^[\w-]{43}$/;

const hash = (sessionId: string) => createHash('sha256').update(sessionId).digest();

export function createSessions(pool: Pool, clock: Clock): Sessions {
  /** When this process last kept a session alive; forgotten now and then, which costs one look-up each. */
  const touchedAt = new Map<string, number>();
  const unknown = createRecent<true>(UNKNOWN_LIMIT, () => 1);
  let toNote: string[] = [];
  const oldest = (lifetime: number) => new Date(clock.now().getTime() - lifetime - TOUCH_EVERY_MS);

  const found = gathered(async (hashes: readonly string[]) => {
    const rows = await pool<Found[]>`
      select encode(secret_hash, 'hex') as hash, last_call_at as "lastCallAt", id, type, name,
        account_number as "accountNumber", booking_reference as "bookingReference", party_id as "partyId",
        pin_change_pending as "pinChangePending", device_type as "deviceType"
      from sessions
      where secret_hash = any(array(select decode(hex, 'hex') from unnest(${hashes as string[]}::text[]) hex))
        and last_call_at > case when device_type = 'Kiosk'
          then ${oldest(KIOSK_SESSION_LIFETIME_MS)}::timestamptz else ${oldest(SESSION_LIFETIME_MS)}::timestamptz end`;
    return new Map(rows.map((row) => [row.hash, row]));
  });

  const kept = gathered(async (ids: readonly string[]) => {
    // Whoever holds a row is another call of that guest, which keeps the session alive too.
    await pool`
      update sessions set last_call_at = ${clock.now()} where id in (
        select id from sessions where id = any(${ids as string[]}::uuid[]) for update skip locked)`;
    return new Map<string, never>();
  });

  async function find(sessionId: string): Promise<Session | undefined> {
    if (!SECRET_SHAPE.test(sessionId) || unknown.get(sessionId)) return undefined;
    const row = await found(hash(sessionId).toString('hex'));
    if (!row) {
      unknown.set(sessionId, true);
      return undefined;
    }
    const { hash: _, lastCallAt, ...session } = row;
    if (clock.now().getTime() - lastCallAt.getTime() >= TOUCH_EVERY_MS) await kept(session.id);
    return session;
  }

  async function noteReads(): Promise<void> {
    const hashes = toNote.map((sessionId) => hash(sessionId).toString('hex'));
    toNote = [];
    await pool`
      update sessions set last_call_at = ${clock.now()}
      where secret_hash in (select decode(hex, 'hex') from unnest(${hashes}::text[]) hex)
        and last_call_at <= ${new Date(clock.now().getTime() - TOUCH_EVERY_MS)}
        and last_call_at > case when device_type = 'Kiosk'
          then ${oldest(KIOSK_SESSION_LIFETIME_MS)}::timestamptz else ${oldest(SESSION_LIFETIME_MS)}::timestamptz end`;
  }

  return {
    find,

    touch(sessionId) {
      if (!SECRET_SHAPE.test(sessionId) || toNote.length >= NOTED_AT_ONCE) return;
      const now = clock.now().getTime();
      if (now - (touchedAt.get(sessionId) ?? 0) < TOUCH_EVERY_MS) return;
      if (touchedAt.size >= TOUCHED_LIMIT) touchedAt.clear();
      touchedAt.set(sessionId, now);
      toNote.push(sessionId);
      if (toNote.length === 1) setTimeout(() => noteReads().catch(() => undefined), NOTE_EVERY_MS).unref();
    },

    async create(session, sql = pool) {
      const sessionId = randomBytes(32).toString('base64url');
      const row = { id: randomUUID(), ...session };
      await sql`
        insert into sessions (id, secret_hash, type, name, account_number, booking_reference, party_id,
          pin_change_pending, device_type, created_at, last_call_at)
        values (${row.id}, ${hash(sessionId)}, ${row.type}, ${row.name}, ${row.accountNumber}, ${row.bookingReference},
          ${row.partyId}, ${row.pinChangePending}, ${row.deviceType}, ${clock.now()}, ${clock.now()})`;
      return { sessionId, session: row };
    },

    async completePinChange(id, sql = pool) {
      await sql`update sessions set pin_change_pending = false where id = ${id}`;
    },

    async end(sessionId) {
      if (!SECRET_SHAPE.test(sessionId)) return;
      await pool`delete from sessions where secret_hash = ${hash(sessionId)}`;
    },

    async endOthers(accountNumber, keepId, sql = pool) {
      await sql`delete from sessions where account_number = ${accountNumber} and id <> ${keepId}`;
    },

    async deleteEnded() {
      const { count } = await pool`
        delete from sessions where last_call_at <= case when device_type = 'Kiosk'
          then ${oldest(KIOSK_SESSION_LIFETIME_MS)}::timestamptz else ${oldest(SESSION_LIFETIME_MS)}::timestamptz end`;
      return count;
    },
  };
}
