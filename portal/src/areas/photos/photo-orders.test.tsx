import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { aPhotoOrder } from '#portal-test/photo-fixtures.ts';
import { openPhotos } from '#portal-test/photo-pages.ts';
import type { RenderOptions } from '#portal-test/render.tsx';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

const files = (count: number) => Array.from({ length: count }, (_, n) => ({ url: `a${n + 1}.jpg` }));
const withFiles = (count: number, changes = {}) =>
  aPhotoOrder({ digital: { photos: files(count), zip: 'P-4711.zip', statusNotReady: false, ...changes } });

async function openDetail(order = aPhotoOrder(), options: RenderOptions = {}) {
  const opened = openPhotos('orders', (on) => on.on(photosRoutes.orders, [order]), options);
  await opened.user.click(await screen.findByRole('link', { name: `Order ${order.orderId}` }));
  await waitFor(() => expect(opened.path()).toBe('/photomatch/orderDetail'));
  await screen.findByRole('heading', { level: 1, name: `Order ${order.orderId}` });
  return opened;
}

describe('photo orders', () => {
  it('[B329 B331] lists them with date, status and totals', async () => {
    openPhotos('orders', (on) =>
      on.on(photosRoutes.orders, [aPhotoOrder(), aPhotoOrder({ orderId: 'P-2', status: 'Odd' })]),
    );
    const [first, second] = await screen.findAllByRole('listitem');
    for (const shown of ['02/07/2026', 'P-4711', '£44.00', '3 items', 'Ready'])
      expect(first?.textContent).toContain(shown);
    expect(second?.textContent).toContain('Odd');
  });

  it('[B331] prices are in the form of the guest’s language, not in the hub’s', async () => {
    openPhotos('orders', (on) => on.on(photosRoutes.orders, [aPhotoOrder()]), {
      stored: { authentication: aPassenger(), clientinfo: { language: 'de' } },
    });
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent?.replaceAll('\u00a0', ' ')).toContain('44,00 £');
    expect(first?.textContent).not.toContain('£44.00');
  });

  it('[B331] a total that comes in words alone is shown so, in the list and on the order', async () => {
    const totals = { grandCount: 1, grandTotalString: '£20.00' };
    const { user } = openPhotos('orders', (on) =>
      on.on(photosRoutes.orders, [aPhotoOrder({ totals: totals as never })]),
    );
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('£20.00');
    await user.click(await screen.findByRole('link', { name: 'Order P-4711' }));
    await screen.findByRole('heading', { level: 1, name: 'Order P-4711' });
    expect(screen.getByRole('main').textContent).toContain('£20.00');
    expect(screen.getByRole('main').textContent).not.toContain('NaN');
  });

  it('[B329 B332] each opens with its own', async () => {
    const second = aPhotoOrder({
      orderId: 'P-2',
      status: 'InProduction',
      totals: { grandCount: 1, grandTotal: 20, grandTotalString: '£20.00' },
    });
    const { user, path } = openPhotos('orders', (on) => on.on(photosRoutes.orders, [aPhotoOrder(), second]));
    await user.click(await screen.findByRole('link', { name: 'Order P-2' }));
    await waitFor(() => expect(path()).toBe('/photomatch/orderDetail'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order P-2' })).toBeTruthy();
    const main = screen.getByRole('main').textContent;
    for (const shown of ['£20.00', 'In production']) expect(main).toContain(shown);
    expect(main).not.toContain('£44.00');
  });

  it('[B330] says that there are none', async () => {
    const answer = Promise.withResolvers<never[]>();
    const { hub } = openPhotos('orders', (on) => on.on(photosRoutes.orders, () => answer.promise));
    await waitFor(() => expect(hub.callsTo(photosRoutes.orders)).toHaveLength(1));
    expect(screen.queryByText('There are currently no photo orders for your account')).toBeNull();
    answer.resolve([]);
    expect(await screen.findByText('There are currently no photo orders for your account')).toBeTruthy();
  });

  it('says so when they cannot be read', async () => {
    openPhotos('orders', (on) => on.on(photosRoutes.orders, refuse(500, 'internal')));
    expect(await screen.findByText('Your photo orders could not be loaded.')).toBeTruthy();
  });

  it('[B152 B329] those below the onboard bookings open too', async () => {
    const { user, router, path } = openPhotos('overview', (on) =>
      on.on(bookingsRoutes.appointments, []).on(photosRoutes.orders, [aPhotoOrder()]),
    );
    await screen.findByRole('heading', { level: 1 });
    await act(async () => router.navigate('/my_onboard_bookings'));
    await user.click(await screen.findByRole('link', { name: 'Order P-4711' }));
    await waitFor(() => expect(path()).toBe('/photomatch/orderDetail'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order P-4711' })).toBeTruthy();
  });
});

describe('one order', () => {
  it('[B329 B331 B332] shows the order that was handed over', async () => {
    const { router } = await openDetail();
    const main = screen.getByRole('main').textContent;
    for (const shown of ['02/07/2026', 'Ready', '£44.00']) expect(main).toContain(shown);
    // It goes with the page, so that a reload or the next guest finds none.
    await waitFor(() => expect(router.place.state).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Order P-4711' })).toBeTruthy();
  });

  it.each(['orderDetail', 'orderconfirmation'])(
    '[B332] [BD59] /photomatch/%s without an order leads to the orders',
    async (page) => {
      const { path } = openPhotos(page);
      await waitFor(() => expect(path()).toBe('/photomatch/orders'));
    },
  );

  it('[B333] shows small copies, the whole photo when it is pressed, and saves it', async () => {
    const { user, hub } = await openDetail();
    await waitFor(() => expect(hub.callsTo(photosRoutes.viewphoto)).toHaveLength(2));
    expect(hub.callsTo(photosRoutes.viewphoto).map(({ path }) => path)).toEqual([
      'photomatch/viewphoto/a1.jpg?thumb',
      'photomatch/viewphoto/a2.jpg?thumb',
    ]);
    await user.click(screen.getByRole('button', { name: 'Enlarge Photo 2' }));
    expect(await screen.findByRole('dialog', { name: 'Photo 2' })).toBeTruthy();
    await waitFor(() => expect(hub.callsTo(photosRoutes.viewphoto).at(-1)?.path).toBe('photomatch/viewphoto/a2.jpg'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const link = screen.getByRole('link', { name: 'Download Photo 1' });
    expect(link.getAttribute('href')).toMatch(/photomatch\/viewphoto\/a1\.jpg$/);
    await user.click(link);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('a1.jpg');
    expect(hub.callsTo(photosRoutes.viewphoto).at(-1)?.headers.SessionId).toBe('session-1');
    saved.mockRestore();
  });

  it('[B333] a download that fails says so', async () => {
    const { user, hub } = await openDetail();
    hub.on(photosRoutes.viewphoto, new HubAnswer(404, { code: 'not_found', message: '' }));
    await user.click(screen.getByRole('link', { name: 'Download Photo 1' }));
    expect(await screen.findByText(/download did not work/)).toBeTruthy();
  });

  it.each([
    [9, 0],
    [10, 1],
  ])('[B334] [BD60] with %s photos the number of zips is %s', async (count, zips) => {
    const { user, hub } = await openDetail(withFiles(count));
    const links = screen.queryAllByRole('link', { name: /zip/ });
    expect(links).toHaveLength(zips);
    expect(screen.getAllByRole('link', { name: /^Download Photo/ })).toHaveLength(count);
    const [zip] = links;
    if (!zip) return;
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(zip);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(hub.callsTo(photosRoutes.downloadzip)[0]?.path).toBe('photomatch/downloadzip/P-4711.zip');
    saved.mockRestore();
  });

  it('[B335] a kiosk shows them and downloads nothing', async () => {
    await openDetail(withFiles(10), { config: { deviceType: 'Kiosk' } });
    expect(screen.getByText('Download not available on kiosk')).toBeTruthy();
    expect(within(screen.getByRole('main')).queryAllByRole('link', { name: /Download/ })).toEqual([]);
    expect(screen.getByRole('button', { name: 'Enlarge Photo 1' })).toBeTruthy();
  });

  it('[B336] [BD60] says that the photos are not ready and offers no download', async () => {
    const { hub } = await openDetail(withFiles(10, { statusNotReady: true }));
    expect(screen.getByText('Your photos are not ready yet')).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: /Download/ })).toEqual([]);
    expect(hub.callsTo(photosRoutes.viewphoto)).toEqual([]);
  });

  it('[B332] follows what the desk has done since', async () => {
    const opened = openPhotos('orders', (on) => on.on(photosRoutes.orders, [aPhotoOrder({ status: 'Ordered' })]));
    await opened.user.click(await screen.findByRole('link', { name: 'Order P-4711' }));
    await screen.findByText('Ordered');
    opened.hub.on(photosRoutes.orders, [aPhotoOrder({ status: 'Ready' })]);
    await act(() => opened.portal.queries.invalidateQueries());
    expect(await screen.findByText('Ready')).toBeTruthy();
  });
});
