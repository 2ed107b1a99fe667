import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { fill, openBasket as open, order, orders } from '#portal-test/basket-page.ts';
import { aCart, aCartElement } from '#portal-test/excursion-fixtures.ts';

const withMobile = { mobileNumber: '+44 7700 900123' };

it('[B135 B136 B137 B138 B139 B140 B141 B142 B143 B144 B145 B146 B147] shows what was ordered', async () => {
  const { user } = open((hub) => hub.on(basketRoutes.order, { groupReference: 'GRP23456' }));
  await fill(user);
  await user.type(screen.getByLabelText(/Mobile/), withMobile.mobileNumber);
  await user.click(await order());
  await screen.findByText('GRP23456');
  const main = screen.getByRole('main');
  await waitFor(() => expect(main.textContent).toContain('Meridian Star'));
  const [facts] = main.querySelectorAll('dl');
  expect([...(facts?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Booking referenceGRP23456',
    'Payment methodCard',
    'Confirmation emailada@example.com',
    `Mobile number${withMobile.mobileNumber}`,
  ]);
  for (const shown of [
    'Thank you. You chose to pay by card',
    'Lead passengerAda Winter',
    'Iberia',
    'Casa',
    '3 nights',
    'We will call you 4 hours after your arrival, between 09:00 and 20:00.',
    'Please check the meeting point and time of your cruise excursions on board.',
  ]) {
    expect(main.textContent).toContain(shown);
  }
  const excursion = screen.getByRole('heading', { level: 3, name: 'Alfama on foot' }).closest('li');
  for (const shown of ['Lisbon · 03/07/2026', 'Ada Winter, Ben Winter', '£88.50']) {
    expect(excursion?.textContent).toContain(shown);
  }
  expect(main.textContent).toContain('Total cost£88.50');
  expect(screen.getByRole('link', { name: 'See my bookings' }).getAttribute('href')).toBe('/my_bookings');
});

it('[B140 B146] no mobile number, no cruise excursion: neither shows', async () => {
  const resort = aCartElement({ type: 'ResortExcursion', itinerary: null });
  const { user } = open((hub) =>
    hub.on(basketRoutes.cart, aCart(resort)).on(basketRoutes.order, { groupReference: 'GRP23456' }),
  );
  await fill(user);
  await user.click(await order());
  await screen.findByText('GRP23456');
  expect(screen.queryByText('Mobile number')).toBeNull();
  expect(screen.queryByText(/meeting point/)).toBeNull();
});

it('[B135] [BD21] the order is let go by the browser, so that a reload finds none', async () => {
  const { user, router } = open((hub) => hub.on(basketRoutes.order, { groupReference: 'GRP23456' }));
  await fill(user);
  await user.click(await order());
  await screen.findByText('GRP23456');
  await waitFor(() => expect(router.place.state).toBeNull());
  expect(screen.getByText('GRP23456')).toBeTruthy();
});

it('[B135] opened without an order goes to the bookings', async () => {
  const { path, hub } = open(undefined, { at: '/confirmation' });
  await waitFor(() => expect(path()).toBe('/my_bookings'));
  expect(orders(hub)).toHaveLength(0);
});

it('[B143] a guest who switches the language reads the excursions in it', async () => {
  const { user } = open((hub) => hub.on(basketRoutes.order, { groupReference: 'GRP23456' }));
  await fill(user);
  await user.click(await order());
  await screen.findByRole('heading', { level: 3, name: 'Alfama on foot' });
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Alfama zu Fuß' })).toBeTruthy();
});
