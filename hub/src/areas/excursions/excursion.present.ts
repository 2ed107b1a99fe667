import type { ApplicableGuest, Availability, Description, Excursion, Tag } from '#contract/areas/excursions.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { type Minor, toWire } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { dayOf, timeOf } from '#hub/shared/booking/ship-hours.ts';
import type { ExcursionRow, TagRow } from './excursions.store.ts';
import { freePlaces } from './places.service.ts';
import { plainText } from './plain-text.ts';

const wirePrice = (minor: Minor | null) => (minor === null ? undefined : toWire(minor));

export function presentTag({ id, name, imageId }: TagRow): Tag {
  return { id, name, imageUrl: imageId === null ? undefined : { id: imageId } };
}

/** B36 */
export function presentExcursion(row: ExcursionRow, tags: ReadonlyMap<string, TagRow>): Excursion {
  const own = row.tagIds.flatMap((id) => tags.get(id) ?? []);
  const date = toHubDate(dayOf(row.startsAt));
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    date,
    day: row.cruiseDay ?? undefined,
    timeOfDay: timeOf(row.startsAt),
    duration: row.duration ?? undefined,
    publishedDuration: row.publishedDuration ?? undefined,
    bookingCode: row.bookingCode ?? undefined,
    minimumAge: row.minimumAge ?? undefined,
    maximumAge: row.maximumAge ?? undefined,
    price: { adult: wirePrice(row.adultPrice), child: wirePrice(row.childPrice), infant: wirePrice(row.infantPrice) },
    categories: own.map(({ name }) => ({ name })),
    tags: own.map(presentTag),
    currentAvailability: freePlaces(row),
    waiverPdfUrl: row.waiverUrl === null ? undefined : { url: row.waiverUrl },
    port: row.port ?? undefined,
    destination: row.destination ?? undefined,
    itinerary: row.itineraryId === null ? undefined : { id: row.itineraryId, date },
    waitlist: row.waitlist,
    meetingPoint: row.meetingPoint ?? undefined,
  };
}

export function presentAvailability(row: ExcursionRow): Availability {
  const currentAvailability = freePlaces(row);
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
