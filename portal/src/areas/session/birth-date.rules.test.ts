import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BirthDateOrder, cursorAfterMask, hubBirthDate, maskBirthDate } from './birth-date.rules.ts';

describe('the date-of-birth mask', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['120', '12/0'],
    ['1204', '12/04'],
    ['12041', '12/04/1'],
    ['12041978', '12/04/1978'],
    ['12/04/1978', '12/04/1978'],
    ['12.04.1978', '12/04/1978'],
    ['12-4', '12/4'],
  ])('[A179] writes %j as %j', (typed, masked) => {
    expect(maskBirthDate(typed)).toBe(masked);
  });

  it.each([
    ['1a2b', '12'],
    ['abc', ''],
    ['12/ap/04', '12/04'],
    ['٣٤', ''],
  ])('[A180] drops all but digits of %j', (typed, masked) => {
    expect(maskBirthDate(typed)).toBe(masked);
  });

  it('[A181] takes at most 8 digits', () => {
    expect(maskBirthDate('120419785')).toBe('12/04/1978');
  });

  it('[A179 A180 A181] makes of any text digits in the mask, and leaves its own result alone', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const masked = maskBirthDate(typed);
        expect(masked).toMatch(/^(\d{0,2}|\d\d\/\d{1,2}|\d\d\/\d\d\/\d{1,4})$/);
        expect(maskBirthDate(masked)).toBe(masked);
      }),
    );
  });

  it.each([
    ['120', 3, 4],
    ['12', 2, 2],
    ['12/041', 6, 7],
    ['192/04', 2, 2],
    ['1x2/04', 2, 1],
  ])('keeps the cursor behind the same digits: %j at %i goes to %i', (typed, cursor, after) => {
    expect(cursorAfterMask(typed, cursor)).toBe(after);
  });
});

describe('the date of birth for the hub', () => {
  it.each<[string, BirthDateOrder, string | undefined]>([
    ['12/04/1978', 'dd/mm/yyyy', '12/04/1978'],
    ['04/12/1978', 'mm/dd/yyyy', '12/04/1978'],
    ['12/31/1999', 'mm/dd/yyyy', '31/12/1999'],
    ['31/12/1999', 'mm/dd/yyyy', undefined],
    ['31/02/2000', 'dd/mm/yyyy', undefined],
    ['29/02/2000', 'dd/mm/yyyy', '29/02/2000'],
    ['12/04/78', 'dd/mm/yyyy', undefined],
    ['12/04', 'dd/mm/yyyy', undefined],
    ['', 'dd/mm/yyyy', undefined],
  ])('[A182 A183] [AD4] %j entered as %s is sent as %j', (masked, order, sent) => {
    expect(hubBirthDate(masked, order)).toBe(sent);
  });
});
