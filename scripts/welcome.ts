import { deviceRoutes } from '#contract/areas/device.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { type IsoDay, parseHubDate, parseIsoDay, toHubDate, wallClock } from '#contract/hub-date.ts';
import { PMS_TYPES } from '#contract/pms-type.ts';
import { loadPack } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { birthDay, resolveVoyage, voyageFrom } from '#packs/resolve-voyage.ts';
import type { CallOps } from '#scripts/ops-client.ts';
import type { Ship } from '#scripts/ship.ts';

/** Everything a newcomer wants to open first. */
export async function welcome(ship: Ship, packName: string): Promise<string> {
  const pack = await loadPack(packName);
  const [kiosk, screen] = await Promise.all([
    enrolment(ship.callOps, pack, 'Kiosk'),
    enrolment(ship.callOps, pack, 'DigitalSignage'),
  ]);
  const addresses: [name: string, address: string][] = [
    ['Guests', `${ship.hubUrl}/`],
    ['Kiosk', kiosk],
    ['Screen', screen],
    ['API', `${ship.hubUrl}/v1/docs`],
    ['Mailbox', `${ship.sandboxUrl}/mailbox/`],
    ['Sandbox', `${ship.sandboxUrl}/`],
  ];
  return [
    '',
    `  ${pack.operator.name} is open.`,
    '',
    ...addresses.map(([name, address]) => `  ${name.padEnd(9)} ${address}`),
    '',
    '  The kiosk and the screen address work once each: open them in another browser profile or',
    '  a private window, which then is that device. More: npm run ops -- enrol Kiosk',
    '',
    ...demoLogins(pack, await embarkation(ship, pack)),
    '',
    `  Guests log in with ${loginWords(pack.operator.pmsConfiguration)}. Another way, at once and on every device:`,
    '  npm run ops -- login-type Passenger (or HotelSystem, Retina, CabinSystem)',
    '',
    '  Ctrl-C stops everything. npm run seed -- --reset starts over with fresh data.',
    '',
  ].join('\n');
}

async function enrolment(call: CallOps, pack: Pack, deviceType: string): Promise<string> {
  const group = pack.operator.deviceGroups.find((one) => one.deviceType === deviceType);
  if (!group) return 'not part of this pack';
  const { url } = await call(deviceRoutes.createEnrolment, { body: { deviceGroup: group.id, label: 'npm start' } });
  return url;
}

/** The voyage stays where it was when the database was filled; the hub knows since when. */
async function embarkation({ hubUrl }: Ship, pack: Pack): Promise<IsoDay> {
  const answer = await fetch(`${hubUrl}/v1/${holidayRoutes.schedules.path}`);
  const schedules = holidayRoutes.schedules.reply.safeParse(await answer.json());
  const first = schedules.data?.find(({ day }) => day === 1);
  const day = first && (parseHubDate(first.date) ?? parseIsoDay(first.date));
  return day ?? resolveVoyage(wallClock(new Date(), pack.operator.shipTimeZone).day, pack).embarkation;
}

/** What the pack's own login form asks for. */
export function loginWords({ pms, pinLoginEnabled }: Pack['operator']['pmsConfiguration']): string {
  if (pms === PMS_TYPES.A) return 'the link of their system';
  if (pms === PMS_TYPES.B) return 'name and date of birth';
  if (pms === PMS_TYPES.C) return pinLoginEnabled ? 'account, cabin and PIN' : 'account and cabin';
  return 'departure, booking and surname';
}

/** One line per guest worth trying: what the login forms of the different PMS types ask for. */
export function demoLogins(pack: Pack, firstDay: IsoDay): string[] {
  const voyage = voyageFrom(firstDay, pack);
  const rows = pack.guests.demoLogins.flatMap(({ guest: id, note }) => {
    const party = pack.guests.parties.find(({ members }) => members.some((member) => member.id === id));
    const guest = party?.members.find((member) => member.id === id);
    if (!party || !guest) return [];
    const departure = voyage.dateOf(party.departureDay ?? party.disembarkDay ?? voyage.days.length);
    const { accountNumber, cabin, pin, firstName, lastName } = guest;
    const born = guest.born ? toHubDate(birthDay(guest.born, voyage.embarkation)) : '';
    const row = [accountNumber, cabin, pin, party.bookingReference, toHubDate(departure), firstName, lastName, born];
    return [[...row, note.en]];
  });
  return table([['Account', 'Cabin', 'PIN', 'Booking', 'Departure', 'First name', 'Surname', 'Born', ''], ...rows]);
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2)).join('')}`.trimEnd());
}
