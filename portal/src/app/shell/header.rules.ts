import type { Authentication } from '#contract/areas/session.ts';
import { pmsTypeOf } from '#contract/pms-type.ts';
import { isLoggedIn } from '#portal/shared/state/authentication.ts';
import type { Groups } from '#portal/shared/state/groups.ts';
import { hasEntries } from '#portal/shared/state/photo-state.ts';

/** A132, AD16: the booking reference, else the PMS name, nothing for a visitor. */
export function subHeaderName(authentication: Authentication): string | undefined {
  if (!isLoggedIn(authentication)) return undefined;
  return authentication.bookingReference || authentication.pms?.name || undefined;
}

/** A133, A134: the total of the photo basket, with consent and something in it. */
export function photoBasketTotal({ consent, cart }: Groups['photo']): number | undefined {
  return consent === true && hasEntries(cart) ? (cart?.totals.grandTotal ?? 0) : undefined;
}

/** A135, CD20 */
export function offersVideoLanguages({ allLocales }: Groups['seanet']): boolean {
  return (allLocales?.length ?? 0) > 1;
}

const ASKS_FOR_LANGUAGES = /^\/seanetvod(?!\/moviePlayer)/;
const FILM_ASKS_FOR_LANGUAGES = /^\/seanetvod\/movie\//;

/** Where the film languages are asked for: the row that they stand in is there before the answer, so that nothing moves. */
export function awaitsVideoLanguages(
  { allLocales }: Groups['seanet'],
  pathname: string,
  /** C3, C4: where they are not, only a film itself asks. */
  hasLists: boolean,
): boolean {
  return allLocales === undefined && (hasLists ? ASKS_FOR_LANGUAGES : FILM_ASKS_FOR_LANGUAGES).test(pathname);
}

/** A136-A138, AD29: who came in through type A goes out through it. A login that names no PMS came through the configured one. */
export function canLogOut(authentication: Authentication, configuredPms?: string): boolean {
  if (!isLoggedIn(authentication)) return false;
  const isOfTypeA = pmsTypeOf(authentication.pms?.name || configuredPms) === 'A';
  return !(authentication.sessionType === 'RemotePms' && isOfTypeA);
}
