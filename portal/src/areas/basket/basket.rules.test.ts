import { describe, expect, it } from 'vitest';
import { aCartElement, aPartyMember } from '#portal-test/excursion-fixtures.ts';
import { type Grouped, groupElements, hasPayable, summarizeCart } from './cart-summary.rules.ts';
import { checkCheckout, EMPTY_CHECKOUT, orderPayload } from './checkout.rules.ts';
import { confirmationState, hasCruiseExcursion } from './confirmation.rules.ts';

const element = (id: string, over: Partial<Grouped> = {}): Grouped => ({
  id,
  price: 10,
  date: '',
  excursion: { id: 'e1' },
  itinerary: { id: 'i1', date: '01/07/2026' },
  ...over,
});

describe('cart summary', () => {
  const cart = {
    totalPrice: 40.5,
    excursions: [
      element('1'),
      element('2', { price: 5.5 }),
      element('3', { excursion: { id: 'e2' } }),
      element('4', { itinerary: { id: 'i2', date: '02/07/2026' } }),
      element('5', { itinerary: null, date: '03/07/2026', price: 5 }),
    ],
  };
  it('[B103] has the total with 2 decimals and counts excursions, not passengers', () => {
    const summary = summarizeCart(cart);
    expect(summary.totalPrice).toBe('40.50');
    expect(summary.nrExcursions).toBe(4);
  });
  it('[B103] sums the lines where the hub leaves the total out', () => {
    const excursions = [element('1', { price: 0.1 }), element('2', { price: 0.2 })];
    expect(summarizeCart({ excursions, totalPrice: undefined as unknown as number }).totalPrice).toBe('0.30');
    expect(groupElements(excursions)[0]?.price).toBe(0.3);
  });
  it('[B104] groups by itinerary or date, then by excursion, with a line per passenger', () => {
    const another = element('6', { itinerary: null, date: '04/07/2026' });
    const sameDay = element('7', { itinerary: null, date: '03/07/2026' });
    const groups = groupElements([...cart.excursions, another, sameDay]);
    expect(groups.map((group) => group.passengers.map((one) => one.cartElementId))).toEqual([
      ['1', '2'],
      ['3'],
      ['4'],
      ['5', '7'],
      ['6'],
    ]);
    expect(groups[0]?.price).toBe(15.5);
    expect(groups[0]?.passengers[1]?.price).toBe(5.5);
    expect(groups.map((group) => group.date)).toEqual([
      '01/07/2026',
      '01/07/2026',
      '02/07/2026',
      '03/07/2026',
      '04/07/2026',
    ]);
  });
  it('lists what leaves first at the top, however it was added', () => {
    const at = (id: string, date: string, timeOfDay?: string) =>
      element(id, { itinerary: null, date, excursion: { id, timeOfDay } });
    const groups = groupElements([
      at('next month', '02/08/2026', '08:00'),
      at('noon', '31/07/2026', '12:00'),
      at('some time', '31/07/2026'),
      at('no day', ''),
      at('morning', '31/07/2026', '9:30'),
      at('noon too', '31/07/2026', '12:00'),
    ]);
    const names = groups.map(({ first }) => first.id);
    expect(names).toEqual(['some time', 'morning', 'noon', 'noon too', 'next month', 'no day']);
  });
  it.each([
    [[], false],
    [[element('1', { price: 0 })], false],
    [[element('1', { price: 0 }), element('2', { price: 0.5 })], true],
  ])('[B120] finds a payable excursion', (elements, payable) => {
    expect(hasPayable(elements)).toBe(payable);
  });
});

describe('confirmation', () => {
  it('[B136] carries the order as it was placed', () => {
    const ben = aPartyMember({ id: 'p2', firstName: 'Ben', lead: false });
    const other = { id: 'sintra', name: 'Sintra', destination: { id: 'hills', name: 'Sintra hills' } };
    const excursions = [
      aCartElement(),
      aCartElement({ id: 'c2', price: 29.5, passenger: ben }),
      aCartElement({
        id: 'c3',
        type: 'ResortExcursion',
        price: 10,
        excursion: other,
        itinerary: null,
        date: '04/07/2026',
      }),
    ];
    const form = {
      ...EMPTY_CHECKOUT,
      email: ' ada@example.com ',
      mobileNumber: ' +44 7700 ',
      preferredPaymentCard: false,
    };
    expect(confirmationState({ excursions, totalPrice: 98.5 }, form, { groupReference: 'GRP1' })).toEqual({
      total: 98.5,
      excursions: [
        {
          excursionId: 'lis-walk',
          excursionName: { defaultValue: 'Alfama on foot', de: 'Alfama zu Fuß' },
          portName: 'Lisbon',
          date: '03/07/2026',
          price: 88.5,
          passengers: [
            { id: 'p1', firstName: 'Ada', lastName: 'Winter' },
            { id: 'p2', firstName: 'Ben', lastName: 'Winter' },
          ],
          type: 'CruiseExcursion',
        },
        {
          excursionId: 'sintra',
          excursionName: 'Sintra',
          portName: 'Sintra hills',
          date: '04/07/2026',
          price: 10,
          passengers: [{ id: 'p1', firstName: 'Ada', lastName: 'Winter' }],
          type: 'ResortExcursion',
        },
      ],
      mobileNumber: '+44 7700',
      confirmationMail: 'ada@example.com',
      paymentMethod: 'Cash',
      hubResponse: { groupReference: 'GRP1' },
    });
  });

  it.each([
    [10, 'Cash'],
    [0, 'Card'],
  ])('[B136] [BD15] cash chosen for a cart of %d says %s', (price, paymentMethod) => {
    const cart = { excursions: [aCartElement({ price })], totalPrice: price };
    const form = { ...EMPTY_CHECKOUT, preferredPaymentCard: false };
    expect(confirmationState(cart, form, { groupReference: 'G' }).paymentMethod).toBe(paymentMethod);
  });
});

it.each([
  [[], false],
  [['ResortExcursion'], false],
  [['ResortExcursion', 'CruiseExcursion'], true],
  [['CruiseExcursion', 'ResortExcursion'], true],
])('[B146] of %j one is on a cruise: %s', (types, has) => {
  expect(hasCruiseExcursion(types.map((type) => ({ type })))).toBe(has);
});

describe('checkout form', () => {
  const isEmail = (text: string) => text.includes('@');
  it('[B113 B114 B115 B117] shows every message that applies', () => {
    expect(checkCheckout({ ...EMPTY_CHECKOUT, email: 'x', confirmEmail: 'y' }, isEmail)).toEqual({
      email: 'basket_email_error',
      confirmEmail: 'basket_email_missmatch',
      importantInfoChecked: 'basket_tc_error',
    });
    const right = { ...EMPTY_CHECKOUT, email: 'a@b.de', confirmEmail: 'a@b.de', importantInfoChecked: true };
    expect(checkCheckout(right, isEmail)).toEqual({});
    expect(checkCheckout({ ...right, email: 'x', confirmEmail: 'x' }, isEmail)).toEqual({
      email: 'basket_email_error',
    });
    expect(checkCheckout({ ...right, confirmEmail: 'b@b.de' }, isEmail)).toEqual({
      confirmEmail: 'basket_email_missmatch',
    });
    expect(checkCheckout({ ...right, importantInfoChecked: false }, isEmail)).toEqual({
      importantInfoChecked: 'basket_tc_error',
    });
  });
  it('[B116] asks nothing of the mobile number', () => {
    const form = { ...EMPTY_CHECKOUT, email: 'a@b.de', confirmEmail: ' a@b.de ', importantInfoChecked: true };
    expect(checkCheckout({ ...form, mobileNumber: '' }, isEmail)).toEqual({});
    expect(checkCheckout({ ...form, mobileNumber: 'call me' }, isEmail)).toEqual({});
  });
  it('[B118] starts with Card', () => {
    expect(EMPTY_CHECKOUT.preferredPaymentCard).toBe(true);
  });
  it.each([
    [true, true, 'CARD'],
    [false, true, 'CASH'],
    [false, false, 'CARD'],
  ])('[B121] card %s, payable %s sends %s', (preferredPaymentCard, payable, paymentReference) => {
    const form = { ...EMPTY_CHECKOUT, email: ' a@b.de', mobileNumber: '1 ', preferredPaymentCard };
    expect(orderPayload(form, payable)).toEqual({ confirmationMail: 'a@b.de', mobileNumber: '1', paymentReference });
  });
});
