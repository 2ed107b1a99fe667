import { BOOKABLE_MODULES, type BookableModule } from '#contract/areas/bookables.ts';
import { type DeviceConfig, deviceConfig } from '#contract/areas/device.ts';
import { emergency, type LiveState } from '#contract/areas/screen-control.ts';
import type { Authentication } from '#contract/areas/session.ts';
import { authentication } from '#contract/areas/session.ts';
import { isPortalPath } from '#portal/shared/session/origin.ts';
import { readCatalogue } from '#portal/shared/video-two/seanet.ts';
import { isLetter, type Letter } from './letter.ts';

/** Stored data always passes here: it may be old, damaged or written by somebody else. */
export function restoreRecord(stored: unknown): Record<string, never> {
  const isRecord = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return isRecord ? (stored as Record<string, never>) : {};
}

/** AD32: a session whose PIN change was still open is not taken up again. */
export function restoreAuthentication(stored: unknown): Authentication {
  const read = readableFields(restoreRecord(stored));
  return read.isAuthenticated === true && read.sessionId ? read : {};
}

/** A field in another hub's form is left out; it must not cost the guest the session. */
function readableFields(stored: Record<string, unknown>): Authentication {
  const fields = Object.entries(authentication.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(stored[name]);
    return read.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  return Object.fromEntries(fields);
}

export function restoreLastStart(stored: unknown): { device?: DeviceConfig } {
  const { data } = deviceConfig.safeParse((restoreRecord(stored) as { device?: unknown }).device);
  return data ? { device: data } : {};
}

/** Only the emergency is kept; what is damaged would frighten nobody but help nobody either. */
export function restoreLive(stored: unknown): Partial<LiveState> {
  const { data } = emergency.safeParse((restoreRecord(stored) as { emergency?: unknown }).emergency);
  return data ? { emergency: data } : {};
}

export function restoreOutbox(stored: unknown): { letters: Letter[] } {
  const { letters } = restoreRecord(stored) as { letters?: unknown };
  return { letters: Array.isArray(letters) ? letters.filter(isLetter) : [] };
}

export function restoreGoodbyes(stored: unknown): { count: number } {
  const { count } = restoreRecord(stored) as { count?: unknown };
  return { count: typeof count === 'number' ? count : 0 };
}

export function restoreOrigin(stored: unknown): { path?: string } {
  const { path } = restoreRecord(stored) as { path?: unknown };
  return typeof path === 'string' && isPortalPath(path) ? { path } : {};
}

export function restorePhoto(stored: unknown): { answeredUpgrade?: string } {
  const { answeredUpgrade } = restoreRecord(stored) as { answeredUpgrade?: unknown };
  return typeof answeredUpgrade === 'string' ? { answeredUpgrade } : {};
}

export function restoreVod(stored: unknown): { token?: string; deviceUuid?: string } {
  const { token, deviceUuid } = restoreRecord(stored) as { token?: unknown; deviceUuid?: unknown };
  return {
    ...(typeof token === 'string' && { token }),
    ...(typeof deviceUuid === 'string' && { deviceUuid }),
  };
}

/** C111: a catalogue that cannot be read is fetched anew. */
export function restoreSeanet(stored: unknown) {
  const { token, tokenValidUntil, data, dataValidUntil, seanetLocale, allLocales } = restoreRecord(stored) as Record<
    string,
    unknown
  >;
  const entries = readCatalogue(data);
  const locales = Array.isArray(allLocales) ? allLocales.filter((one) => typeof one === 'string') : [];
  return {
    ...(typeof token === 'string' && typeof tokenValidUntil === 'number' && { token, tokenValidUntil }),
    ...(entries && typeof dataValidUntil === 'number' && { data: entries, dataValidUntil }),
    ...(typeof seanetLocale === 'string' && { seanetLocale }),
    ...(locales.length > 0 && { allLocales: locales }),
  };
}

/** B205: persons default to 1; a booking without its object is none. */
export function restoreTacBookings(stored: unknown): {
  module?: BookableModule;
  objectId?: string;
  numberOfPersons: number;
} {
  const { module, objectId, numberOfPersons } = restoreRecord(stored) as Record<string, unknown>;
  const known = BOOKABLE_MODULES.find((one) => one === module);
  const isCount = Number.isInteger(numberOfPersons) && Number(numberOfPersons) > 0;
  if (!known || typeof objectId !== 'string') return { numberOfPersons: 1 };
  return { module: known, objectId, numberOfPersons: isCount ? Number(numberOfPersons) : 1 };
}
