import { describe, expect, it } from 'vitest';
import type { InvoiceLine } from '#contract/areas/account.ts';
import { chargeMoment, inDateOrder, invoiceTotal } from './invoice.rules.ts';

const line = (chargeDate: string, over: Partial<InvoiceLine> = {}): InvoiceLine => ({
  chargeDate,
  description: chargeDate,
  charges: 10,
  ...over,
});

describe('an invoice', () => {
  it.each([
    ['31/12/2026 18:05', { date: '31/12/2026', time: '18:05' }],
    ['31/12/2026', { date: '31/12/2026', time: '' }],
    ['last night', { date: 'last night', time: '' }],
    ['', { date: '', time: '' }],
  ])('[C271] reads %j', (chargeDate, moment) => {
    expect(chargeMoment(chargeDate)).toEqual(moment);
  });

  it('[C266] [CD43] is in date order', () => {
    const dates = ['02/01/2027 08:00', 'some day', '31/12/2026 18:05', '31/12/2026 09:00'];
    expect(inDateOrder(dates.map((date) => line(date))).map((one) => one.chargeDate)).toEqual([
      '31/12/2026 09:00',
      '31/12/2026 18:05',
      '02/01/2027 08:00',
      'some day',
    ]);
  });

  it.each([
    ['nothing', [], 0],
    ['charges', [{ charges: 0.1 }, { charges: 0.2 }], 0.3],
    ['what is left after discounts', [{ charges: 10, chargesWithDiscounts: 7.5 }, { charges: 2 }], 9.5],
    ['a charge that was taken back', [{ charges: 10 }, { charges: -10 }], 0],
    ['a charge that is all discount', [{ charges: 10, chargesWithDiscounts: 0 }], 0],
  ])('[C269] [CD43] sums %s', (_, lines, total) => {
    expect(invoiceTotal(lines.map((one) => line('31/12/2026', one)))).toBe(total);
  });
});
