import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { photosRoutes } from '#contract/areas/photos.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { type FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { anEmptyPhotoCart, aPhotoCart, aPhotoOrder } from '#portal-test/photo-fixtures.ts';
import { openPhotos } from '#portal-test/photo-pages.ts';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

type User = ReturnType<typeof openPhotos>['user'];
const FAILED =
  'There has been an error while placing your order, please try again or contact the photo team for assistance.';
const ACCEPT = 'Please accept the Terms & Conditions, before placing your order';
const filled = (on: FakeHub) =>
  on
    .on(photosRoutes.cart, aPhotoCart())
    .on(photosRoutes.order, aPhotoOrder())
    .on(photosRoutes.emptyCart, anEmptyPhotoCart());
const withUpgrade = aPhotoCart(
  {},
  { bulkAdded: true, bulkName: 'Digital album', bulkTotal: 149, bulkUpgrade: 'Gold album', bulkUpgradePrice: 50 },
);
const accept = async (user: User) => user.click(await screen.findByRole('checkbox', { name: /accept/ }));
const order = async (user: User) => user.click(await screen.findByRole('button', { name: /^Place order/ }));
const orders = (hub: FakeHub) => hub.callsTo(photosRoutes.order);

describe('ordering photos', () => {
  it('[B319 B322] shows the conditions, and nothing is ordered until they are accepted', async () => {
    const { user, hub } = openPhotos('cart', filled);
    expect(await screen.findByText('Prints are made to order')).toBeTruthy();
    expect(screen.getAllByText(ACCEPT)).toHaveLength(1);
    await order(user);
    expect(screen.getAllByText(ACCEPT)).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /accept/ }));
    expect(orders(hub)).toEqual([]);
    await accept(user);
    expect(screen.queryByText(ACCEPT)).toBeNull();
  });

  it('[B325 B326 B327] [BD59] orders without a payload, empties the basket and confirms', async () => {
    const { user, hub, path, portal } = openPhotos('cart', filled);
    await accept(user);
    await order(user);
    await waitFor(() => expect(path()).toBe('/photomatch/orderconfirmation'));
    const main = within(screen.getByRole('main'));
    for (const shown of ['P-4711', '3', '£44.00']) expect(await main.findByText(shown)).toBeTruthy();
    expect(main.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/photomatch/orders');
    expect(orders(hub)).toHaveLength(1);
    expect(orders(hub)[0]?.body).toBeUndefined();
    expect(orders(hub)[0]?.headers['Idempotency-Key']).toBeTruthy();
    await waitFor(() => expect(hub.callsTo(photosRoutes.emptyCart)).toHaveLength(1));
    expect(portal.store.getState().photo.order?.orderId).toBe('P-4711');
  });

  it('[B327] [BD59] a basket that cannot be emptied does not hold the guest back', async () => {
    const { user, path } = openPhotos('cart', (on) => filled(on).on(photosRoutes.emptyCart, refuse(500, 'internal')));
    await accept(user);
    await order(user);
    await waitFor(() => expect(path()).toBe('/photomatch/orderconfirmation'));
  });

  it('[B325] a hub that says yes and no more: the newest order is the one', async () => {
    const { user, path } = openPhotos('cart', (on) =>
      filled(on)
        .on(photosRoutes.order, new HubAnswer(200, ''))
        .on(photosRoutes.orders, [aPhotoOrder({ orderId: 'P-9' })]),
    );
    await accept(user);
    await order(user);
    await waitFor(() => expect(path()).toBe('/photomatch/orderconfirmation'));
    expect(await screen.findByText('P-9')).toBeTruthy();
  });

  it.each([
    ['a failure', refuse(500, 'internal'), undefined],
    ['a refusal', refuse(409, 'blocked_account'), /Your account is blocked/],
  ])('[B328] %s shows the text and keeps the basket', async (_name, answer, why) => {
    const { user, path, hub } = openPhotos('cart', (on) => filled(on).on(photosRoutes.order, answer));
    await accept(user);
    await order(user);
    expect(await screen.findByText(FAILED)).toBeTruthy();
    if (why) expect(screen.getByText(why)).toBeTruthy();
    expect(path()).toBe('/photomatch/cart');
    expect(screen.getByRole('button', { name: 'Remove Photo 1' })).toBeTruthy();
    expect(hub.callsTo(photosRoutes.emptyCart)).toEqual([]);
  });

  it('[B325] [BD59] a press after a lost answer, also after a reload, carries the same key', async () => {
    const first = openPhotos('cart', filled);
    await accept(first.user);
    first.hub.on(photosRoutes.order, () => {
      throw new TypeError('Failed to fetch');
    });
    await order(first.user);
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(screen.getByText(/placed only once/)).toBeTruthy();
    const [lost] = orders(first.hub);
    cleanup();
    const second = openPhotos('cart', filled);
    await accept(second.user);
    await order(second.user);
    await waitFor(() => expect(second.path()).toBe('/photomatch/orderconfirmation'));
    expect(orders(second.hub)[0]?.headers['Idempotency-Key']).toBe(lost?.headers['Idempotency-Key']);
  });

  it('[B328] while the fate of an order is open the basket stays as it was', async () => {
    let isOrdered = false;
    const { user, hub } = openPhotos('cart', (on) =>
      filled(on)
        .on(photosRoutes.cart, () => (isOrdered ? anEmptyPhotoCart() : aPhotoCart()))
        .on(photosRoutes.order, () => {
          isOrdered = true;
          throw new TypeError('Failed to fetch');
        }),
    );
    await accept(user);
    await order(user);
    await screen.findByText(FAILED);
    await waitFor(() => expect(hub.callsTo(photosRoutes.cart).length).toBeGreaterThan(1));
    expect(screen.getByRole('button', { name: 'Remove Photo 1' })).toHaveProperty('disabled', true);
  });
});

describe('what stands in the way', () => {
  it('[B320] an account that may not order reads why, and has no button', async () => {
    openPhotos('cart', (on) =>
      filled(on).on(photosRoutes.allowed, { allowed: false, messages: ['The photo desk is closed', 'Open at 9'] }),
    );
    expect(await screen.findByText('The photo desk is closed')).toBeTruthy();
    expect(screen.getByText('Open at 9')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
  });

  it('[B320] also where the hub gives no reason', async () => {
    openPhotos('cart', (on) => filled(on).on(photosRoutes.allowed, { allowed: false, messages: [] }));
    expect(await screen.findByText(/cannot be ordered with your account/)).toBeTruthy();
  });

  it('[B321] a blocked account reads the blocked message, once', async () => {
    openPhotos('cart', (on) =>
      filled(on).on(sessionRoutes.accountStatus, {
        isBlocked: true,
        isBlockedForMuster: false,
        showBlockedMessage: true,
      }),
    );
    expect(await screen.findByText(/Your account is blocked\. Booking is not possible/)).toBeTruthy();
    expect(screen.getAllByText(/Your account is blocked/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
  });
});

describe('the upgrade', () => {
  it('[B323 B324] [BD57] is offered after acceptance; yes moves up, then orders', async () => {
    const { user, hub, path } = openPhotos('cart', (on) =>
      filled(on).on(photosRoutes.cart, withUpgrade).on(photosRoutes.addToCart, withUpgrade),
    );
    await order(user);
    expect(screen.getByText(ACCEPT)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await accept(user);
    await order(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Would you like Gold album instead?' }));
    expect(orders(hub)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Yes, for £50.00 more' }));
    await waitFor(() => expect(path()).toBe('/photomatch/orderconfirmation'));
    const written = hub.calls.filter(
      ({ method, path: called }) => method === 'POST' && called.startsWith('photomatch/'),
    );
    expect(written.map(({ path: called, body }) => [called, body]).slice(0, 2)).toEqual([
      ['photomatch/addToCart', { bulk: 'album-gold' }],
      ['photomatch/order', undefined],
    ]);
  });

  it.each(['album-gold', true])('[B323] [BD57] named %j it is offered by its title', async (bulkUpgrade) => {
    const named = { ...withUpgrade, totals: { ...withUpgrade.totals, bulkUpgrade } };
    const { user } = openPhotos('cart', (on) => filled(on).on(photosRoutes.cart, named as never));
    await accept(user);
    await order(user);
    expect(await screen.findByRole('dialog', { name: 'Would you like Gold album instead?' })).toBeTruthy();
  });

  it('[B324] no orders at once, and after a failure nobody is asked again', async () => {
    let isDown = true;
    const { user, hub, path } = openPhotos('cart', (on) =>
      filled(on)
        .on(photosRoutes.cart, withUpgrade)
        .on(photosRoutes.order, () => (isDown ? refuse(500, 'internal') : aPhotoOrder())),
    );
    await accept(user);
    await order(user);
    await user.click(await screen.findByRole('button', { name: 'No, order as it is' }));
    expect(await screen.findByText(FAILED)).toBeTruthy();
    isDown = false;
    await order(user);
    await waitFor(() => expect(path()).toBe('/photomatch/orderconfirmation'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(orders(hub)).toHaveLength(2);
    expect(hub.callsTo(photosRoutes.addToCart)).toEqual([]);
  });

  it('[B324] who has answered is not asked again after a reload', async () => {
    const { user, path } = openPhotos('cart', (on) => filled(on).on(photosRoutes.cart, withUpgrade), {
      stored: { authentication: aPassenger(), photo: { answeredUpgrade: 'album-gold' } },
    });
    await accept(user);
    await order(user);
    await waitFor(() => expect(path()).toBe('/photomatch/orderconfirmation'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[B323] an upgrade that the hub refuses orders nothing', async () => {
    const { user, hub } = openPhotos('cart', (on) =>
      filled(on).on(photosRoutes.cart, withUpgrade).on(photosRoutes.addToCart, refuse(409, 'package_in_basket')),
    );
    await accept(user);
    await order(user);
    await user.click(await screen.findByRole('button', { name: /^Yes/ }));
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(orders(hub)).toEqual([]);
  });

  it('[B323] a basket without an upgrade is asked nothing', async () => {
    const { user, path } = openPhotos('cart', filled);
    await accept(user);
    await order(user);
    await waitFor(() => expect(path()).toBe('/photomatch/orderconfirmation'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
