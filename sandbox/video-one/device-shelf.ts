// What the provider remembers of each device: logins, tickets for streams, positions, the watchlist.
import { DatabaseSync } from 'node:sqlite';

export interface DeviceShelf {
  keepLogin(token: string, device: string, expires: number, callsLeft: number): void;
  /** Uses up one call; false when the token is of nobody, of another device, too old or used up. */
  useLogin(token: string, device: string, now: number): boolean;
  endLogin(token: string): void;
  keepTicket(ticket: string, expires: number): void;
  isTicket(ticket: string, now: number): boolean;
  position(device: string, vod: string): number;
  setPosition(device: string, vod: string, seconds: number): void;
  watchlist(device: string): ReadonlySet<string>;
  watch(device: string, item: string): void;
  unwatch(device: string, item: string): void;
  close(): void;
}

const TABLES = `
  create table if not exists login (token text primary key, device text not null, expires integer not null, calls real not null);
  create table if not exists ticket (ticket text primary key, expires integer not null);
  create table if not exists position (device text, vod text, seconds integer not null, primary key (device, vod));
  create table if not exists watchlist (device text, item text, added integer not null, primary key (device, item));
`;
/** Many calls are enough for everybody; a column wants a number. */
const UNLIMITED = 1e15;

export function openDeviceShelf(file: string): DeviceShelf {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = off;');
  db.exec(TABLES);
  const statement = (sql: string) => db.prepare(sql);
  const one = {
    login: statement('select device, expires, calls from login where token = ?'),
    keepLogin: statement('insert or replace into login values (?, ?, ?, ?)'),
    spend: statement('update login set calls = calls - 1 where token = ?'),
    endLogin: statement('delete from login where token = ?'),
    keepTicket: statement('insert or replace into ticket values (?, ?)'),
    ticket: statement('select expires from ticket where ticket = ?'),
    position: statement('select seconds from position where device = ? and vod = ?'),
    setPosition: statement('insert or replace into position values (?, ?, ?)'),
    watchlist: statement('select item from watchlist where device = ? order by added desc'),
    watch: statement('insert or ignore into watchlist values (?, ?, ?)'),
    unwatch: statement('delete from watchlist where device = ? and item = ?'),
  };
  return {
    keepLogin: (token, device, expires, callsLeft) =>
      void one.keepLogin.run(token, device, expires, Math.min(callsLeft, UNLIMITED)),
    useLogin(token, device, now) {
      const login = one.login.get(token);
      if (!login || login.device !== device || Number(login.expires) <= now || Number(login.calls) < 1) return false;
      one.spend.run(token);
      return true;
    },
    endLogin: (token) => void one.endLogin.run(token),
    keepTicket: (ticket, expires) => void one.keepTicket.run(ticket, expires),
    isTicket: (ticket, now) => Number(one.ticket.get(ticket)?.expires ?? 0) > now,
    position: (device, vod) => Number(one.position.get(device, vod)?.seconds ?? 0),
    setPosition: (device, vod, seconds) => void one.setPosition.run(device, vod, seconds),
    watchlist: (device) => new Set(one.watchlist.all(device).map(({ item }) => String(item))),
    watch: (device, item) => void one.watch.run(device, item, Date.now()),
    unwatch: (device, item) => void one.unwatch.run(device, item),
    close: () => db.close(),
  };
}
