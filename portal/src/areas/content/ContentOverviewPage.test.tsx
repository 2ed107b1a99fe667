import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Category, contentRoutes } from '#contract/areas/content.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { aCategory, anArticle } from '#portal-test/content-fixtures.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

function rootHub(): FakeHub {
  return new FakeHub()
    .on(contentRoutes.rootCategories, [aCategory('dining', { title: { en: 'Dining', de: 'Essen' } }), aCategory('spa')])
    .on(contentRoutes.rootArticles, [anArticle('welcome', { title: 'Welcome on board' })]);
}

function categoryHub(category: Category): FakeHub {
  return new FakeHub()
    .on(contentRoutes.category, category)
    .on(contentRoutes.childCategories, [aCategory('bars')])
    .on(contentRoutes.articlesOfCategory, [
      anArticle('grill', { title: 'Grill', description: '<p>Fish <strong>tonight</strong></p>' }),
      anArticle('bistro', { title: 'Bistro' }),
    ]);
}

const open = (hub: FakeHub, at = '/content/overview', options: RenderOptions = {}) =>
  renderPortal({ hub, at, ...options });
const tile = (name: string | RegExp) => screen.findByRole('link', { name });
const main = () => within(screen.getByRole('main'));

describe('the root', () => {
  it('[A83 A288] shows root categories and root articles', async () => {
    open(rootHub());
    await tile(/^Welcome on board/);
    const links = main().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/content/overview/dining',
      '/content/overview/spa',
      '/content/detail/welcome',
    ]);
  });

  it.each([
    ['categories', contentRoutes.rootCategories, contentRoutes.rootArticles, /^Welcome on board/],
    ['articles', contentRoutes.rootArticles, contentRoutes.rootCategories, /^Dining/],
  ] as const)('[A151 A293] shows a spinner until the %s are there too', async (_, late, early, name) => {
    const { promise, resolve } = Promise.withResolvers<never[]>();
    const { portal } = open(rootHub().on(late, () => promise));
    await waitFor(() => expect(portal.queries.getQueryData(hubKey(early))).toBeDefined());
    expect(main().getByText('Loading')).toBeDefined();
    expect(main().queryByRole('link')).toBeNull();
    resolve([]);
    expect(await tile(name)).toBeDefined();
    expect(main().queryByText('Loading')).toBeNull();
  });

  it('[A291 A292] [AD44] filters by a keyword without regard to case, and says when nothing fits', async () => {
    const { user } = open(rootHub());
    const box = await screen.findByLabelText('Search by title');
    await user.type(box, '  WELCOME ');
    expect(main().getAllByRole('link')).toHaveLength(1);
    await user.type(box, 'xyz');
    expect(screen.getByText('No results found.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(main().getAllByRole('link')).toHaveLength(3);
  });

  it.each([
    ['leads on to the search where there is one', ['search'], '/search?text=pool+bar'],
    ['says only that where there is none', [], undefined],
  ])('[A292] nothing found %s', async (_, extensions, to) => {
    const { user } = open(rootHub(), undefined, { config: { extensions } });
    await user.type(await screen.findByLabelText('Search by title'), ' pool bar ');
    expect(screen.getByText('No results found.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Search everything' })?.getAttribute('href')).toBe(to);
  });

  it('[A291] finds the title as it is displayed', async () => {
    const { user } = open(rootHub(), undefined, { stored: { clientinfo: { language: 'de' } } });
    await user.type(await screen.findByLabelText('Nach Titel suchen'), 'essen');
    expect(main().getAllByRole('link')).toHaveLength(1);
  });

  it('[A333 A326] asks for tile pictures by reference at 400 px', async () => {
    open(rootHub());
    const picture = (await tile(/^Dining/)).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('http://localhost:8080/v1/blobs/image?reference=dining&width=400');
  });

  it.each(['App', 'Kiosk', 'DigitalSignage'])('[A291] [AD50] the keyword box shows on %s', async (deviceType) => {
    open(rootHub(), undefined, { config: { deviceType } });
    expect(await screen.findByRole('textbox', { name: 'Search by title' })).toBeDefined();
  });

  it('[A151] says what to do when the hub cannot be read, and tries again', async () => {
    const hub = rootHub().on(contentRoutes.rootArticles, refuse(500, 'broken'));
    const { user } = open(hub);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(main().queryByText('Loading')).toBeNull();
    hub.on(contentRoutes.rootArticles, []);
    await user.click(again);
    expect(await tile(/^Dining/)).toBeDefined();
  });

  it('stands when the hub answers less or more than it should, and the console says why', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const odd = [
      { id: 7, title: null, surprise: { a: 1 } },
      null,
      { title: 'no id' },
      { id: 'ok', title: { fr: 'Oui' } },
    ];
    open(
      new FakeHub()
        .on(contentRoutes.rootCategories, new HubAnswer(200, odd))
        .on(contentRoutes.rootArticles, new HubAnswer(200, { no: 'list' })),
    );
    await waitFor(() =>
      expect(
        main()
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/content/overview/7', '/content/overview/ok']),
    );
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('cms/categories/findByRoot/'));
    warn.mockRestore();
  });
});

describe('a category', () => {
  it('[A84 A280 A281 A282 A290 A299] [AD40] is a grid of its categories and articles', async () => {
    const { hub } = open(categoryHub(aCategory('dining')), '/content/overview/dining');
    expect(await screen.findByRole('heading', { level: 1, name: 'Category dining' })).toBeDefined();
    expect(await tile(/^Category bars/)).toBeDefined();
    expect(await tile(/^Grill/)).toBeDefined();
    const paths = hub.calls.map(({ path }) => path);
    expect(paths).toContain('cms/categories/findById/dining?previewMode=false');
    expect(paths).toContain('cms/categories/findByParentId/dining?previewMode=false');
    expect(paths).toContain('cms/articles/findByCategoryId/dining?withWayFinder=false&previewMode=false');
  });

  const params = { id: 'dining' };
  const keys = {
    category: hubKey(contentRoutes.category, { params, query: { previewMode: false } }),
    children: hubKey(contentRoutes.childCategories, { params, query: { previewMode: false } }),
    articles: hubKey(contentRoutes.articlesOfCategory, { params, query: { withWayFinder: false, previewMode: false } }),
  };
  it.each([
    ['categories', contentRoutes.childCategories, keys.articles, /^Grill/],
    ['articles', contentRoutes.articlesOfCategory, keys.children, /^Category bars/],
  ] as const)('[A293] shows a spinner until its %s are there too', async (_, late, early, name) => {
    const { promise, resolve } = Promise.withResolvers<never[]>();
    const hub = categoryHub(aCategory('dining')).on(late, () => promise);
    const { portal } = open(hub, '/content/overview/dining');
    for (const key of [keys.category, early])
      await waitFor(() => expect(portal.queries.getQueryData(key)).toBeDefined());
    expect(main().getByText('Loading')).toBeDefined();
    expect(main().queryByRole('link')).toBeNull();
    resolve([]);
    expect(await tile(name)).toBeDefined();
    expect(main().queryByText('Loading')).toBeNull();
  });

  it('[AD40] asks with the wayfinder when it is on', async () => {
    const { hub } = open(categoryHub(aCategory('dining')), '/content/overview/dining', {
      config: { profile: { enableWayfinder: true } },
    });
    await tile(/^Grill/);
    expect(hub.callsTo(contentRoutes.articlesOfCategory)[0]?.query.get('withWayFinder')).toBe('true');
  });

  it('[A291] [AD44] has a keyword box only when it is searchable', async () => {
    open(categoryHub(aCategory('dining', { searchable: true })), '/content/overview/dining');
    expect(await screen.findByLabelText('Search by title')).toBeDefined();
  });

  it('[AD44] has none otherwise', async () => {
    open(categoryHub(aCategory('dining')), '/content/overview/dining');
    await tile(/^Grill/);
    expect(screen.queryByLabelText('Search by title')).toBeNull();
  });

  it('[A292] [AD44] says so when there is nothing in it', async () => {
    const hub = categoryHub(aCategory('dining'))
      .on(contentRoutes.childCategories, [])
      .on(contentRoutes.articlesOfCategory, []);
    open(hub, '/content/overview/dining');
    expect(await screen.findByText('No results found.')).toBeDefined();
  });

  it('[A289] a special layout stands without what only the grid needs', async () => {
    const spa = aCategory('spa', { contentType: 'LayoutSimple', description: '<p>Rest well</p>' });
    open(categoryHub(spa).on(contentRoutes.childCategories, refuse(500, 'broken')), '/content/overview/spa');
    expect(await screen.findByText('Rest well')).toBeDefined();
  });

  it('[A267 A289 A283] [AD41] LayoutSimple is title, description and a list of links', async () => {
    const { hub } = open(
      categoryHub(aCategory('spa', { contentType: 'LayoutSimple', description: '<p>Rest well</p>', searchable: true })),
      '/content/overview/spa',
    );
    expect((await tile('Grill')).getAttribute('href')).toBe('/content/detail/grill');
    expect(screen.getByText('Rest well')).toBeDefined();
    expect(screen.queryByLabelText('Search by title')).toBeNull();
    expect(screen.queryByText(/^Fish/)).toBeNull();
    const queries = hub.callsTo(contentRoutes.articlesOfCategory).map(({ query }) => query.get('withDescriptions'));
    expect(queries).toContain('true');
  });

  it.each([
    ['LayoutSimple', 'App', 1],
    ['LayoutSimple', 'DigitalSignage', 0],
    ['LayoutSingleColumn', 'App', 1],
    ['LayoutDoubleColumn', 'App', 1],
  ])('[A294] %s marks an article that can be booked, on %s: %i', async (contentType, deviceType, count) => {
    const articles = [anArticle('grill', { title: 'Grill', showBookNow: true }), anArticle('bistro')];
    const hub = categoryHub(aCategory('spa', { contentType })).on(contentRoutes.articlesOfCategory, articles);
    open(hub, '/content/overview/spa', { config: { deviceType } });
    await screen.findByText('Grill');
    expect(screen.queryAllByText('Book Now')).toHaveLength(count);
  });

  it.each([
    ['LayoutSingleColumn', false],
    ['LayoutDoubleColumn', true],
  ])('[A267 A289] [AD41] %s shows each article in full, in two columns: %s', async (contentType, isDouble) => {
    open(categoryHub(aCategory('spa', { contentType })), '/content/overview/spa');
    expect(await screen.findByRole('heading', { level: 2, name: 'Grill' })).toBeDefined();
    expect(screen.getByText('tonight').tagName).toBe('STRONG');
    const articles = screen.getAllByRole('article');
    expect(articles).toHaveLength(2);
    expect(articles[0]?.parentElement?.className.includes('double')).toBe(isDouble);
    expect(screen.queryByRole('link', { name: /^Category bars/ })).toBeNull();
  });

  it('[AD41] of an unknown contentType is the grid', async () => {
    open(categoryHub(aCategory('spa', { contentType: 'LayoutCarousel' })), '/content/overview/spa');
    expect(await tile(/^Category bars/)).toBeDefined();
  });

  it('[AD40] that is unknown reads 404', async () => {
    open(new FakeHub(), '/content/overview/none');
    expect(await screen.findByText('404 - content not found.')).toBeDefined();
  });

  it('[A269] hides a title that is not to show, and shows one in its colours', async () => {
    const hub = categoryHub(aCategory('spa', { showTitle: false })).on(contentRoutes.childCategories, [
      aCategory('bars', { textColour: '#ffffff', backgroundColour: '#0a2239' }),
    ]);
    open(hub, '/content/overview/spa');
    expect((await screen.findByText('Category bars')).style.backgroundColor).toBe('rgb(10, 34, 57)');
    expect(screen.queryByText('Category spa')).toBeNull();
    expect(document.title).toContain('Category spa');
  });
});

describe('tiles', () => {
  const withCategory = (fields: Partial<Category>) =>
    rootHub().on(contentRoutes.rootCategories, [aCategory('x', fields)]);

  const versions = { extensions: ['picture-versions'], picturesVersion: 'a1' };
  it.each([
    ['many widths to a hub that offers them', versions, '&version=a1', 5],
    ['one width to any other', { picturesVersion: 'a1' }, '', 0],
  ])('[A333] have a picture, and name %s', async (_, config, version, offered) => {
    open(withCategory({}), undefined, { config });
    const picture = (await tile(/^Category x/)).querySelector('img');
    expect(picture?.getAttribute('src')).toMatch(new RegExp(`/blobs/image\\?reference=x&width=400${version}$`));
    expect(picture?.srcset.split(', ').filter(Boolean)).toHaveLength(offered);
  });

  it('[A270] [AD43] open an address outside in a new tab on a phone', async () => {
    open(withCategory({ useExternalUrl: true, externalUrl: 'https://shore.example/' }));
    const link = await tile(/^Category x/);
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://shore.example/', '_blank']);
  });

  it.each(['Kiosk', 'DigitalSignage'])('[A270] [AD43] open it in the same window on %s', async (deviceType) => {
    open(withCategory({ useExternalUrl: true, externalUrl: 'https://shore.example/' }), undefined, {
      config: { deviceType },
    });
    expect((await tile(/^Category x/)).getAttribute('target')).toBeNull();
  });

  it.each([
    [{ useExternalUrl: true, externalUrl: '/weather' }, '/weather'],
    [{ useExternalUrl: true, externalUrl: 'javascript:pwned()' }, '/content/overview/x'],
    [{ useExternalUrl: true }, '/content/overview/x'],
    [{ useExternalUrl: false, externalUrl: '/weather' }, '/content/overview/x'],
  ])('[A270] [AD43] with %j lead to %s', async (fields, href) => {
    open(withCategory(fields));
    expect((await tile(/^Category x/)).getAttribute('href')).toBe(href);
  });

  it.each([
    ['App', 1],
    ['Kiosk', 1],
    ['DigitalSignage', 0],
  ])('[A294 A344] [AD44] carry a Book Now badge on %s: %i', async (deviceType, count) => {
    open(withCategory({ showBookNow: true }), undefined, { config: { deviceType } });
    await tile(/^Category x/);
    expect(screen.queryAllByText('Book Now')).toHaveLength(count);
  });

  it('[A295] [AD50] cut a long title for the eye only', async () => {
    const title = 'A very long title that goes on and on and on';
    open(withCategory({ title }));
    const link = await tile(new RegExp(title));
    expect(within(link).getByText('A very long title that goes on…').getAttribute('aria-hidden')).toBe('true');
  });
});

describe('preview', () => {
  const hidden = () =>
    rootHub()
      .on(contentRoutes.rootCategories, [aCategory('dining'), aCategory('secret', { published: false })])
      .on(contentRoutes.rootArticles, [anArticle('welcome'), anArticle('draft', { published: false })]);

  it('[A297] [AD39] leaves out an unpublished item that the hub sent anyway', async () => {
    open(hidden());
    await tile(/^Category dining/);
    expect(screen.queryByText('Category secret')).toBeNull();
    expect(await tile(/^Article welcome/)).toBeDefined();
    expect(screen.queryByText('Article draft')).toBeNull();
  });

  it('[A296 A298] [AD39] shows it with its marker, and links keep the mode', async () => {
    open(hidden(), '/content/overview?previewMode=true');
    const link = await tile(/^Category secret/);
    expect(within(link).getByText('Hidden (preview)')).toBeDefined();
    expect(link.getAttribute('href')).toBe('/content/overview/secret?previewMode=true');
    const draft = await tile(/^Article draft/);
    expect(within(draft).getByText('Hidden (preview)')).toBeDefined();
    expect(draft.getAttribute('href')).toBe('/content/detail/draft?previewMode=true');
    expect(screen.getAllByText('Hidden (preview)')).toHaveLength(2);
  });

  it('[A296] [AD39] is only on with the word true', async () => {
    open(hidden(), '/content/overview?previewMode=false');
    await tile(/^Category dining/);
    expect(screen.queryByText('Category secret')).toBeNull();
  });

  it('[AD39] keeps the token for the session, sends it, and drops it from the address', async () => {
    const { hub, path } = open(hidden(), '/content/overview?previewMode=true&previewToken=let-me-see');
    await tile(/^Category secret/);
    expect(path()).toBe('/content/overview?previewMode=true');
    for (const call of hub.callsTo(contentRoutes.rootCategories)) expect(call.headers.PreviewToken).toBe('let-me-see');
    expect(JSON.stringify(localStorage)).not.toContain('let-me-see');
  });

  it('[A299] is passed on in the calls of a category', async () => {
    const { hub } = open(
      categoryHub(aCategory('dining', { published: false })),
      '/content/overview/dining?previewMode=true',
    );
    await tile(/^Grill/);
    const routes = [contentRoutes.category, contentRoutes.childCategories, contentRoutes.articlesOfCategory];
    for (const route of routes) expect(hub.callsTo(route)[0]?.query.get('previewMode')).toBe('true');
  });
});
