import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes, type InvoiceLine } from '#contract/areas/account.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const spa: InvoiceLine = {
  chargeDate: '12/11/2026 10:05',
  department: 'Spa',
  description: { defaultValue: 'Massage', de: 'Massage, lang' },
  charges: 89,
  chargesWithDiscounts: 75.65,
  discounts: [{ description: 'Port day offer', amount: 13.35 }],
};
const coffee: InvoiceLine = { chargeDate: '11/11/2026 16:30', description: 'Coffee', charges: 3.5 };

function open(answer: (hub: FakeHub) => void, options: RenderOptions = {}) {
  const hub = new FakeHub();
  answer(hub);
  return renderPortal({ at: '/my_account', hub, stored: { authentication: aPassenger() }, ...options });
}
const table = () => screen.findByRole('table', { name: 'What you have spent on board' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));

describe('the account', () => {
  it('[C263 C265 C267 C268 C269 C270 C271] shows charges in date order, discounts below, and the total', async () => {
    const { hub } = open((fake) => fake.on(accountRoutes.invoices, [spa, coffee]));
    expect(await rows()).toEqual([
      ['Date', 'Department', 'Description', 'Charges'],
      ['11/11/2026 16:30', '', 'Coffee', '£3.50'],
      ['12/11/2026 10:05', 'Spa', 'Massage', '£89.00'],
      ['', 'Port day offer', '-£13.35'],
      ['Total', '£79.15'],
    ]);
    expect(hub.callsTo(accountRoutes.invoices)[0]?.headers.SessionId).toBe('session-1');
  });

  it('[C266 C270] [CD43] shows discounts that come as a sum in one row, and none for nought', async () => {
    open((hub) =>
      hub.on(accountRoutes.invoices, [
        { ...spa, discounts: 13.35 },
        { ...coffee, discounts: 0 },
      ]),
    );
    expect((await rows()).slice(1)).toEqual([
      ['11/11/2026 16:30', '', 'Coffee', '£3.50'],
      ['12/11/2026 10:05', 'Spa', 'Massage', '£89.00'],
      ['', 'Discount', '-£13.35'],
      ['Total', '£79.15'],
    ]);
  });

  it('[C268] [CD43] has no department column where no line has one', async () => {
    open((hub) => hub.on(accountRoutes.invoices, [coffee]));
    expect((await rows())[0]).toEqual(['Date', 'Description', 'Charges']);
  });

  it('[C272] without charges says so', async () => {
    open((hub) => hub.on(accountRoutes.invoices, []));
    expect(await screen.findByText('There are no charges on your account')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[C265] a failing load says so and can be tried again', async () => {
    let isDown = true;
    const { user } = open((hub) =>
      hub.on(accountRoutes.invoices, () => (isDown ? refuse(500, 'internal', 'down') : [coffee])),
    );
    expect(await screen.findByText(/There has been an error/)).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(3);
  });

  it('[C7 C263] asks a visitor to log in', async () => {
    const { path, hub } = open((fake) => fake.on(accountRoutes.invoices, [coffee]), { stored: {} });
    await waitFor(() => expect(path()).toBe('/login'));
    expect(hub.callsTo(accountRoutes.invoices)).toEqual([]);
  });

  it.each([
    ['App', true, true],
    ['Kiosk', true, false],
    ['App', false, false],
  ] as const)(
    '[C264] on %s with PIN login %s the way to the PIN page is there: %s',
    async (deviceType, pin, linked) => {
      open((hub) => hub.on(accountRoutes.invoices, []), {
        config: { deviceType, pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled: pin } },
        stored: { authentication: aPassenger({ sessionType: 'RemotePms' }) },
      });
      await screen.findByText('There are no charges on your account');
      const link = within(screen.getByRole('main')).queryByRole('link', { name: /PIN/ });
      expect(link?.getAttribute('href')).toBe(linked ? '/my_account/pin' : undefined);
    },
  );
});
