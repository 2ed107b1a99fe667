import { parseHubDate } from '#contract/hub-date.ts';

export const BIRTH_DATE_DIGITS = 8; // core §9
const SLASH_AFTER = [2, 4];

/** A179-A181: the digits of what was typed, at most eight, with the slashes set by the form. */
export function maskBirthDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, BIRTH_DATE_DIGITS);
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return [day, month, year].filter(Boolean).join('/');
}

/**
 * Where the cursor belongs after masking: behind as many digits as stood before it, and past a slash that follows, so
 * that typing and deleting in the middle go on where the guest is.
 */
export function cursorAfterMask(typed: string, cursor: number): number {
  const digitsBefore = Math.min(typed.slice(0, cursor).replace(/\D/g, '').length, BIRTH_DATE_DIGITS);
  return digitsBefore + SLASH_AFTER.filter((place) => digitsBefore > place).length;
}

export type BirthDateOrder = 'dd/mm/yyyy' | 'mm/dd/yyyy';

/** A183, AD4: what goes to the hub, always dd/mm/yyyy; nothing for an incomplete date or one that does not exist. */
export function hubBirthDate(masked: string, order: BirthDateOrder): string | undefined {
  const [first, second, year] = masked.split('/');
  const hubDate = (order === 'mm/dd/yyyy' ? [second, first, year] : [first, second, year]).join('/');
  return parseHubDate(hubDate) && hubDate;
}
