import type { ApplicableGuest, Availability, Description, Excursion, Tag } from '#contract/areas/excursions.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { type Minor, toWire } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import { dayOf, minutesBetween, timeOf } from '#hub/booking/ship-hours.ts';
import { freePlaces, type Unit } from '#hub/booking/unit.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { plainText } from '#hub/shared/plain-text.ts';
import type { CatalogueRow, TagRow } from './excursions.store.ts';

const wirePrice = (minor: Minor | null) => (minor === null ? undefined : toWire(minor));

export function presentTag({ id, name, imageId }: TagRow): Tag {
  return { id, name, imageUrl: imageId === null ? undefined : { id: imageId } };
}

/** B36 */
export function presentExcursion(unit: Unit, row: CatalogueRow, tags: ReadonlyMap<string, TagRow>): Excursion {
  const own = row.tagIds.flatMap((id) => tags.get(id) ?? []);
  const { trip } = unit;
  const date = toHubDate(dayOf(unit.startsAt));
  return {
    id: unit.objectId,
    type: trip?.type,
    name: unit.name,
    date,
    day: row.cruiseDay ?? undefined,
    timeOfDay: timeOf(unit.startsAt),
    duration: unit.hasEnd ? minutesBetween(unit.startsAt, unit.endsAt) : undefined,
    publishedDuration: row.publishedDuration ?? undefined,
    bookingCode: unit.code ?? undefined,
    minimumAge: unit.minimumAge ?? undefined,
    maximumAge: unit.maximumAge ?? undefined,
    price: {
      adult: wirePrice(unit.adultPrice),
      child: wirePrice(unit.childPrice),
      infant: wirePrice(unit.infantPrice),
    },
    categories: own.map(({ name }) => ({ name })),
    tags: own.map(presentTag),
    currentAvailability: freePlaces(unit),
    waiverPdfUrl: row.waiverUrl === null ? undefined : { url: row.waiverUrl },
    port: trip?.port ?? undefined,
    destination: trip?.destination ?? undefined,
    itinerary: trip?.itineraryId ? { id: trip.itineraryId, date } : undefined,
    waitlist: unit.waitlist,
    meetingPoint: row.meetingPoint ?? undefined,
    effort: row.effort ?? undefined,
    guideLanguages: row.guideLanguages ?? undefined,
  };
}

export function presentAvailability(unit: Unit): Availability {
  const currentAvailability = freePlaces(unit);
  return { currentAvailability, availability: currentAvailability > 0 };
}

const threeValues = (html: string) => ({
  defaultValue: plainText(html),
  defaultWhitelistedValue: html,
  defaultPlainValue: plainText(html),
});

/** B37: the stored text is clean HTML (the seed and operators' writes pass the allow-list); plain text is made of it. */
export function presentDescription(descriptionType: string, value: LocalText): Description {
  if (typeof value === 'string') return { descriptionType, value: threeValues(value) };
  const { defaultValue = '', ...languages } = value;
  const translations = Object.fromEntries(Object.entries(languages).map(([code, html]) => [code, threeValues(html)]));
  return { descriptionType, value: { ...threeValues(defaultValue), translations } };
}

/** B86 */
export function presentGuest(
  guest: PmsGuest,
  price: Minor | undefined,
  reasons: string[],
  isSelf: boolean,
): ApplicableGuest {
  const { accountNumber, firstName, lastName, passengerId, type } = guest;
  return {
    accountNumber,
    accountName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    passengerId,
    type,
    price: price === undefined ? undefined : toWire(price),
    selected: isSelf && reasons.length === 0,
    disabled: reasons.length > 0,
    ineligibilityReasons: reasons,
  };
}
