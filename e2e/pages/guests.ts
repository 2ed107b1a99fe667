// Guests of the pack, each with everything that some login form asks for.
import { wallClock } from '#contract/hub-date.ts';
import { birthDay, resolveVoyage } from '#packs/resolve-voyage.ts';
import { shipPack } from '../pack.ts';

const shipsPack = await shipPack();

export function guest(accountNumber: string, pack = shipsPack) {
  const voyage = resolveVoyage(wallClock(new Date(), pack.operator.shipTimeZone).day, pack);
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
