// Guests of the pack, each with everything that some login form asks for.
import { wallClock } from '#contract/hub-date.ts';
import { loadPack } from '#packs/load-pack.ts';
import { birthDay, resolveVoyage } from '#packs/resolve-voyage.ts';

const pack = await loadPack('meridian');
const voyage = resolveVoyage(wallClock(new Date(), pack.operator.shipTimeZone).day, pack);

export function guest(accountNumber: string) {
  const party = pack.guests.parties.find(({ members }) => members.some((one) => one.accountNumber === accountNumber));
  const member = party?.members.find((one) => one.accountNumber === accountNumber);
  if (!party || !member) throw new Error(`The pack has no guest ${accountNumber}.`);
  return {
    ...member,
    bookingReference: party.bookingReference,
    departureDay: voyage.dateOf(party.departureDay ?? party.disembarkDay ?? voyage.days.length),
    birthDay: member.born ? birthDay(member.born, voyage.embarkation) : '',
  };
}
