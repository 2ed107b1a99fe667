import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Article, contentRoutes } from '#contract/areas/content.ts';
import { HOSTILE_HTML } from '#packs/hostile/payloads.ts';
import { leave } from '#portal/shared/device/leave.ts';
import { openArticle as open } from '#portal-test/article-page.ts';
import { anArticle, hubWith } from '#portal-test/content-fixtures.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });

describe('an article', () => {
  it('[A85 A284 A300] is read by its id and shown', async () => {
    const { hub } = open(anArticle('spa', { description: '<p>Rest <em>well</em></p>' }));
    expect(await heading('Article spa')).toBeDefined();
    expect(screen.getByText('well').tagName).toBe('EM');
    expect(hub.callsTo(contentRoutes.article)[0]?.path).toBe('cms/articles/spa?previewMode=false');
  });

  it('[A301] shows a spinner until it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<Article>();
    const hub = hubWith(anArticle('spa')).on(contentRoutes.article, () => promise);
    open(anArticle('spa'), { hub });
    await waitFor(() => expect(hub.callsTo(contentRoutes.article)).toHaveLength(1));
    expect(within(screen.getByRole('main')).getByText('Loading')).toBeDefined();
    resolve(anArticle('spa'));
    expect(await heading('Article spa')).toBeDefined();
    expect(within(screen.getByRole('main')).queryByText('Loading')).toBeNull();
  });

  it('[AD40] that is unknown reads 404', async () => {
    open(anArticle('spa'), { hub: new FakeHub() });
    expect(await screen.findByText('404 - content not found.')).toBeDefined();
  });

  it.each([
    [{}, '404 - content not found.'],
    [[], 'Try again'],
    [5, 'Try again'],
  ])('[AD40] that is %j leads on with “%s”', async (answer, shown) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(anArticle('spa'), { hub: new FakeHub().on(contentRoutes.article, new HubAnswer(200, answer)) });
    expect(await screen.findByText(shown)).toBeDefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('cms/articles/spa'));
    warn.mockRestore();
  });

  it('[A268] stands whatever the types of its fields', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const odd = {
      id: 7,
      title: null,
      layoutType: 'Extended',
      description: { en: null, defaultValue: '<p>still here</p>' },
      location: { en: { floor: 5 } },
      times: [{ from: '10:00' }],
      whereAndWhen: 'noon',
      category: 'c',
      events: 'none',
      wayfinderProfile: 7,
      textColour: 5,
      backgroundColour: {},
      showAdditionalArticles: true,
    };
    open(anArticle('7'), { hub: hubWith(anArticle('7')).on(contentRoutes.article, new HubAnswer(200, odd)) });
    expect(await screen.findByText('still here')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('[A297] [AD39] that is hidden reads 404 even when a hub sends it', async () => {
    open(anArticle('spa', { published: false }));
    expect(await screen.findByText('404 - content not found.')).toBeDefined();
  });

  it('[A296 A298 A299 A314 A315 A316] shows hidden in preview, with its marker, and passes the mode on', async () => {
    const { hub } = open(anArticle('spa', { published: false }), { at: '/content/detail/spa?previewMode=true' });
    expect(await screen.findByText('Hidden (preview)')).toBeDefined();
    await waitFor(() => expect(hub.callsTo(contentRoutes.videos)).toHaveLength(1));
    for (const route of [contentRoutes.article, contentRoutes.pdfs, contentRoutes.audios, contentRoutes.videos]) {
      expect(hub.callsTo(route)[0]?.query.get('previewMode')).toBe('true');
    }
  });

  it('that cannot be read can be tried again', async () => {
    const { hub, user } = open(anArticle('spa'), {
      hub: new FakeHub().on(contentRoutes.article, refuse(500, 'broken')),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    hub.on(contentRoutes.article, anArticle('spa'));
    await user.click(again);
    expect(await heading('Article spa')).toBeDefined();
  });

  it('with missing and extra fields stands, and the console says why', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const odd = {
      id: 12,
      layoutType: 'Extended',
      description: { xx: 'nobody reads this' },
      published: 'yes',
      surplus: [1],
    };
    const hub = hubWith(anArticle('12'))
      .on(contentRoutes.article, new HubAnswer(200, odd))
      .on(contentRoutes.articleEvents, new HubAnswer(200, [{ id: 1 }, 'odd', { title: 'no id' }]))
      .on(contentRoutes.images, new HubAnswer(200, { url: 'no list' }))
      .on(contentRoutes.pdfs, new HubAnswer(200, 'garbage'));
    open(anArticle('12'), { hub });
    expect(await heading('Events', 2)).toBeDefined();
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('cms/articles/12')));
    warn.mockRestore();
  });

  it('[AD40] never runs what a hostile article brings', async () => {
    const pwned = vi.fn();
    vi.stubGlobal('pwned', pwned);
    open(
      anArticle('evil', { title: HOSTILE_HTML[0], description: HOSTILE_HTML.join('\n'), location: HOSTILE_HTML[16] }),
    );
    await screen.findByRole('heading', { level: 1 });
    const page = screen.getByRole('main');
    expect(page.querySelector('script, iframe, svg script, object, embed, form')).toBeNull();
    for (const element of page.querySelectorAll('*')) {
      expect([...element.attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
    }
    expect(pwned).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('an article that stands elsewhere', () => {
  it('[A270] [AD43] is replaced by its address', async () => {
    const leaving = vi.spyOn(leave, 'for').mockImplementation(() => undefined);
    open(anArticle('x', { externalRedirectURL: 'https://shore.example/tours' }));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('https://shore.example/tours'));
    leaving.mockRestore();
  });

  it('[A270] [AD43] opens a page of the portal in its place', async () => {
    const { path } = open(anArticle('x', { externalRedirectURL: '/wherewhen' }));
    await waitFor(() => expect(path()).toBe('/wherewhen'));
  });

  it.each(['javascript:pwned()', '/content/detail/x', '/content/detail/x?again=1'])(
    '[AD43] is shown itself with %s',
    async (externalRedirectURL) => {
      open(anArticle('x', { externalRedirectURL }));
      expect(await heading('Article x')).toBeDefined();
    },
  );
});
