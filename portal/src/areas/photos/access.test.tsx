import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { logOut } from '#portal/shared/session/end-session.ts';
import { en } from '#portal/texts/en.ts';
import { aCategory, anArticle } from '#portal-test/content-fixtures.ts';
import { type FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aCabinImage, aPhotoCart, aPhotoOrder } from '#portal-test/photo-fixtures.ts';
import { openPhotos } from '#portal-test/photo-pages.ts';

const PAGES = ['overview', 'consent', 'myphotos', 'packages', 'cart', 'orderconfirmation', 'orders', 'orderDetail'];
const photoCalls = (hub: FakeHub) => hub.calls.filter(({ path }) => /^photo|Photoshop/.test(path));
const links = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('who sees photo pages', () => {
  it.each(PAGES)(
    '[B278 B279] [BD53] without the flag /photomatch/%s is not there and nothing is asked',
    async (page) => {
      const { hub } = openPhotos(page, undefined, { config: { photoMatchEnabled: false } });
      expect(await screen.findByRole('heading', { name: en.page_not_found })).toBeTruthy();
      expect(photoCalls(hub)).toEqual([]);
    },
  );

  it.each(PAGES)('[B279] a visitor on /photomatch/%s goes to the login', async (page) => {
    const { path, hub } = openPhotos(page, undefined, { stored: {} });
    await waitFor(() => expect(path()).toBe('/login'));
    expect(photoCalls(hub)).toEqual([]);
  });

  it.each(PAGES.filter((page) => page !== 'consent'))(
    '[B288] without a decision /photomatch/%s leads to the consent page',
    async (page) => {
      const { path, hub } = openPhotos(page, (on) => on.on(photosRoutes.consent, null));
      await waitFor(() => expect(path()).toBe('/photomatch/consent'));
      expect(await screen.findByRole('button', { name: 'Yes, find my photos' })).toBeTruthy();
      expect(photoCalls(hub).map((call) => call.path)).toEqual(['photo/passenger/consent']);
    },
  );

  it.each(['myphotos', 'packages', 'cart'])(
    '[B292] [BD53] who opted out is led from /photomatch/%s to the consent page',
    async (page) => {
      const { path } = openPhotos(page, (on) => on.on(photosRoutes.consent, false));
      await waitFor(() => expect(path()).toBe('/photomatch/consent'));
    },
  );

  it('[BD53] who opted out still sees orders', async () => {
    const { path } = openPhotos('orders', (on) =>
      on.on(photosRoutes.consent, false).on(photosRoutes.orders, [aPhotoOrder()]),
    );
    expect(await screen.findByRole('link', { name: 'Order P-4711' })).toBeTruthy();
    expect(path()).toBe('/photomatch/orders');
  });

  it('says so when the decision cannot be read, and asks again', async () => {
    let isDown = true;
    const { user } = openPhotos('overview', (on) =>
      on.on(photosRoutes.consent, () => (isDown ? refuse(500, 'internal') : true)),
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }).finally(() => (isDown = false)));
    expect(await screen.findByRole('link', { name: /My photos/ })).toBeTruthy();
  });
});

describe('the tile on the home page', () => {
  it.each([true, false])('[B278] is there only where photos are sold: %s', async (photoMatchEnabled) => {
    const modules = [
      { id: '1', label: 'Ship life', url: '/content/overview' },
      { id: '2', label: 'Photos', url: '/photomatch/overview' },
    ];
    openPhotos('', undefined, { at: '/', config: { photoMatchEnabled, profile: { modules } } });
    await screen.findByRole('link', { name: 'Ship life' });
    expect(screen.queryByRole('link', { name: 'Photos' }) !== null).toBe(photoMatchEnabled);
  });
});

describe('the overview', () => {
  it('[B280 B281] shows the tiles of the articles and of the category', async () => {
    const { hub } = openPhotos('overview', (on) =>
      on
        .on(contentRoutes.articlesByHashtag, ({ query }) => [
          anArticle(`a-${query.get('hashtag')}`, { title: `About ${query.get('hashtag')}` }),
        ])
        .on(contentRoutes.categoriesByHashtag, [aCategory('c-photos', { title: 'Photo tips' })]),
    );
    expect(await links('Photos')).toEqual([
      ['About myphotos', '/photomatch/myphotos'],
      ['About photopackages', '/photomatch/packages'],
      ['Photo tips', '/content/overview/c-photos'],
      ['About photoorders', '/photomatch/orders'],
      ['About photoconsent', '/photomatch/consent'],
    ]);
    const asked = hub.callsTo(contentRoutes.articlesByHashtag).map(({ query }) => query.get('hashtag'));
    expect(asked.sort()).toEqual(['myphotos', 'photoconsent', 'photoorders', 'photopackages']);
    expect(hub.callsTo(contentRoutes.categoriesByHashtag)[0]?.query.get('hashtag')).toBe('photocontent');
    const [first] = screen.getByRole('list', { name: 'Photos' }).getElementsByTagName('img');
    expect(first?.src).toContain('blobs/image?reference=a-myphotos&width=400');
  });

  it('[B280] [BD53] a tile without an article has a title of its own', async () => {
    openPhotos('overview', (on) => on.on(contentRoutes.articlesByHashtag, refuse(500, 'internal')));
    expect((await links('Photos')).map(([title]) => title)).toEqual([
      'My photos',
      'Packages',
      'About our photos',
      'My orders',
      'My consent',
    ]);
  });

  it('[BD53] who opted out sees content, orders and consent', async () => {
    openPhotos('overview', (on) => on.on(photosRoutes.consent, false));
    expect((await links('Photos')).map(([, href]) => href)).toEqual([
      '/content/overview/',
      '/photomatch/orders',
      '/photomatch/consent',
    ]);
  });
});

describe('the header and the client state', () => {
  const basketLink = () => screen.findByRole('link', { name: 'Photo basket, £44.00' });

  it('[B283 B284] shows the basket with its total on any page', async () => {
    const { router } = openPhotos('overview', (on) => on.on(photosRoutes.cart, aPhotoCart()));
    expect((await basketLink()).getAttribute('href')).toBe('/photomatch/cart');
    await act(async () => router.navigate('/nowhere'));
    expect(await basketLink()).toBeTruthy();
  });

  it.each([
    ['an empty basket', true, (on: FakeHub) => on],
    ['no consent', false, (on: FakeHub) => on.on(photosRoutes.consent, false).on(photosRoutes.cart, aPhotoCart())],
  ])('[B284] shows nothing with %s', async (_name, isIn, answer) => {
    const { portal } = openPhotos('overview', (on) => answer(on));
    await screen.findByRole('link', { name: /orders/ });
    await waitFor(() => expect(portal.store.getState().photo).toMatchObject({ consent: isIn, isFetching: false }));
    expect(portal.store.getState().photo.cart !== undefined).toBe(isIn);
    expect(screen.queryByRole('link', { name: /Photo basket/ })).toBeNull();
  });

  it('[B284] the basket of a guest who opted out is not even asked for', async () => {
    const { hub } = openPhotos('overview', (on) => on.on(photosRoutes.consent, false));
    await screen.findByRole('link', { name: /orders/ });
    expect(hub.callsTo(photosRoutes.cart)).toEqual([]);
  });

  it('[B285 B286 B307] holds config, photos, basket, enlarged photo, orders and decision, and forgets them with the guest', async () => {
    const order = aPhotoOrder();
    const { user, portal, router } = openPhotos('myphotos', (on) =>
      on.on(photosRoutes.cart, aPhotoCart()).on(photosRoutes.orders, [order]),
    );
    const state = () => portal.store.getState().photo;
    await user.click(await screen.findByRole('button', { name: 'Enlarge Photo 2' }));
    await waitFor(() => expect(state().detailImage).toEqual(aCabinImage('gala/2')));
    expect(state()).toMatchObject({ consent: true, config: { variants: [{ id: 'print' }, { id: 'digital' }] } });
    expect(state().cabinImages).toHaveLength(3);
    expect(state().cart?.totals.grandTotal).toBe(44);
    await waitFor(() => expect(state().isFetching).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => router.navigate('/photomatch/orders'));
    await user.click(await screen.findByRole('link', { name: 'Order P-4711' }));
    await waitFor(() => expect(state().order?.orderId).toBe('P-4711'));
    expect(state().orders).toEqual([order]);
    await act(() => logOut(portal));
    await waitFor(() => expect(state()).toEqual({}));
  });

  it('[B287] a decision that is not JSON but a bare word is read', async () => {
    const { portal } = openPhotos('overview', (on) => on.on(photosRoutes.consent, new HubAnswer(200, 'true')));
    await waitFor(() => expect(portal.store.getState().photo.consent).toBe(true));
  });
});
