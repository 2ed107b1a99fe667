import type { AllowedCheck } from '#contract/conditions.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import type { Minor } from '#contract/money.ts';
import { textOf } from '#contract/text.ts';
import { type Commitments, ineligibilityReasons } from '#hub/booking/eligibility.rules.ts';
import { groupProblem } from '#hub/booking/group.rules.ts';
import { BookingRefused, blockedRefused, groupRefused } from '#hub/booking/refused.ts';
import { freePlaces, toTrip, type Unit } from '#hub/booking/unit.ts';
import { ageOn, leadOf, type PmsGuest } from '#hub/partners/pms/port.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import { type PricedElement, totalOf } from './cart-pricing.rules.ts';

const BOOKER_AGE = 18; // BD24

export interface OrderFacts {
  elements: readonly PricedElement[];
  /** The total that this session was last told. */
  servedTotal: Minor | undefined;
  guests: readonly PmsGuest[];
  appointments: Commitments['appointments'];
  /** Whether the account that orders may book. */
  allowed: AllowedCheck;
  today: IsoDay;
}

/** BD24: the lead passenger's age decides, where it is known. */
export function checkBooker(guests: readonly PmsGuest[], today: IsoDay): void {
  const lead = leadOf(guests);
  const age = lead && ageOn(lead, today);
  if (age !== undefined && age < BOOKER_AGE) {
    throw new HubError(400, 'booker_underage', `Whoever books must be ${BOOKER_AGE} or over.`);
  }
}

/** BD16, BD24: may this cart be ordered as it stands? Refused when not, with every excursion that does not fit. */
export function checkOrder({ elements, servedTotal, guests, appointments, allowed, today }: OrderFacts): void {
  if (elements.length === 0) throw new BookingRefused('cart_empty', 'Your basket is empty.');
  if (!allowed.allowed) throw blockedRefused(allowed);
  checkBooker(guests, today);
  if (totalOf(elements) !== servedTotal) {
    throw new BookingRefused('cart_changed', 'Prices or places in your basket have changed. Please look again.');
  }
  const cart = elements.map(({ excursion, guest }) => ({
    ...toTrip(excursion),
    excursionId: excursion.objectId,
    passengerId: guest.passengerId,
  }));
  for (const { excursion, guest } of elements) {
    const [reason] = ineligibilityReasons(guest, toTrip(excursion), { appointments, cart });
    if (!reason) continue;
    throw notEligible(guest, excursion, reason);
  }
  const groups = groupByExcursion(elements);
  for (const [excursion, coming] of groups) {
    const problem = groupProblem(coming, guests, excursion.objectId, { appointments });
    if (problem) throw groupRefused(problem);
  }
  const full = groups.filter(([excursion, coming]) => coming.length > freePlaces(excursion)).map(([one]) => one);
  if (full.length > 0) throw soldOut(full);
}

function groupByExcursion(elements: readonly PricedElement[]): [Unit, PmsGuest[]][] {
  const groups = new Map<string, [Unit, PmsGuest[]]>();
  for (const { excursion, guest } of elements) {
    const group = groups.get(excursion.id) ?? [excursion, []];
    group[1].push(guest);
    groups.set(excursion.id, group);
  }
  return [...groups.values()];
}

function notEligible({ firstName, lastName }: PmsGuest, { objectId: id, name }: Unit, reason: string): HubError {
  const sentence = `${firstName} ${lastName} cannot join ${textOf(name, 'en')}: ${reason}.`;
  return new BookingRefused('not_eligible', sentence).with({
    excursion: { id, name },
    guest: { firstName, lastName },
    reason,
  });
}

function soldOut(excursions: readonly Unit[]): HubError {
  const names = excursions.map(({ name }) => textOf(name, 'en')).join(', ');
  return new BookingRefused('sold_out', `There are not enough places left: ${names}.`).with({
    excursions: excursions.map(({ objectId: id, name }) => ({ id, name })),
  });
}
