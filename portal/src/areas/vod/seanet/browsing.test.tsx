import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '#portal-test/render.tsx';
import { anEntry, FakeSeanet, SEANET, theMetadata } from '#portal-test/seanet-fixtures.ts';
import { fakeEndOfList } from '#portal-test/video-fixtures.ts';

beforeEach(() => {
  fakeEndOfList();
});

const MASTER = 'en_US/master.json';
const now = 1_000_000;

function open(at: string, seanet = new FakeSeanet(), deviceType = 'App', stored = {}) {
  const config = { deviceType, seanetConfiguration: SEANET };
  return { seanet, ...renderPortal({ at, video: seanet, config, stored, now: () => now }) };
}

const main = () => within(screen.getByRole('main'));
const hrefs = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the genres', () => {
  it('[C1 C6 C103 C113] stand on /seanetvod, each with its films, for everybody', async () => {
    const { seanet, path } = open('/seanetvod');
    const drama = await screen.findByRole('link', { name: 'Drama' });
    expect(drama.getAttribute('href')).toBe('/seanetvod/genre/7');
    expect(screen.getByRole('link', { name: 'Sea' }).getAttribute('href')).toBe('/seanetvod/genre/8');
    const shelf = screen.getByRole('region', { name: 'Drama' });
    expect(hrefs(shelf)).toEqual(['/seanetvod/genre/7', '/seanetvod/movie/movies%2F1']);
    expect(seanet.calls[0]).toEqual({ method: 'GET', path: MASTER, body: undefined });
    expect(path()).toBe('/seanetvod');
  });

  it('[C104 C115] have a page with their films and covers', async () => {
    open('/seanetvod/genre/8');
    const list = await screen.findByRole('list', { name: 'Sea' });
    expect(hrefs(list)).toEqual(['/seanetvod/movie/movies%2F2']);
    expect(list.querySelector('img')?.getAttribute('src')).toBe('http://seanet.example/sti/movies/2/cover.webp');
    expect(list.querySelector('img')?.hasAttribute('srcset')).toBe(false);
    expect(screen.getByRole('heading', { level: 1, name: 'Sea' })).toBeDefined();
  });

  it('ask for covers no larger than their place, where the provider has them in several widths', async () => {
    const config = { deviceType: 'App', seanetConfiguration: { ...SEANET, coverWidths: [200, 800] } };
    renderPortal({ at: '/seanetvod/genre/8', video: new FakeSeanet(), config, now: () => now });
    const list = await screen.findByRole('list', { name: 'Sea' });
    const cover = 'http://seanet.example/sti/movies/2/cover.webp';
    expect(list.querySelector('img')?.getAttribute('src')).toBe(cover);
    expect(list.querySelector('img')?.getAttribute('srcset')).toBe(`${cover}?width=200 200w, ${cover}?width=800 800w`);
    expect(list.querySelector('img')?.sizes, 'no browser measures five hundred places').toMatch(/vw$/);
    expect(list.querySelector('img')?.sizes).not.toContain('auto');
  });

  it('stand under the film of the house, with its words and Play, or without them when they do not come', async () => {
    const { seanet, router } = open('/seanetvod');
    expect(await screen.findByRole('heading', { level: 1, name: 'Movie 1' })).toBeDefined();
    expect(screen.getByText('Overview of 1.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'More about it' }).getAttribute('href')).toBe(
      '/seanetvod/movie/movies%2F1',
    );
    // Nobody has pressed Play: no token is asked for.
    expect(seanet.callsTo('api/connect-token')).toEqual([]);
    seanet.on('movies/1/metadata.json', () => new Response('', { status: 500 }));
    await act(async () => router.navigate('/seanetvod/genre/7'));
    await screen.findByRole('list', { name: 'Drama' });
    await act(async () => router.navigate('/seanetvod'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Movie 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Drama' })).toBeDefined();
  });

  it('[C9] cut long titles for the eye', async () => {
    const title = 'The Cartographer’s Daughter and I';
    open('/seanetvod/genre/7', new FakeSeanet().on(MASTER, [anEntry('1', { title })]));
    expect(await screen.findByText('The Cartographer’s Daughter an…')).toBeDefined();
  });

  it('an unknown one has nothing to show', async () => {
    open('/seanetvod/genre/99');
    expect(await screen.findByText('No results found.')).toBeDefined();
  });

  it.each([
    ['Kiosk', '/seanetvod'],
    ['Kiosk', '/seanetvod/genre/7'],
    ['DigitalSignage', '/seanetvod'],
    ['DigitalSignage', '/seanetvod/genre/7'],
  ])('[C3 C4] [CD5] on %s %s lists nothing and asks for nothing', async (deviceType, at) => {
    const { seanet } = open(at, new FakeSeanet(), deviceType);
    await screen.findByText('Films, series and music are on your own phone or tablet.');
    expect(screen.queryByText('Movie 1')).toBeNull();
    expect(seanet.calls).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('[C111 C116] is asked for once in 24 hours, over a reload too', async () => {
    const { seanet, router, portal } = open('/seanetvod');
    await screen.findByRole('link', { name: 'Drama' });
    await act(async () => router.navigate('/seanetvod/genre/7'));
    await screen.findByRole('list', { name: 'Drama' });
    expect(seanet.callsTo(MASTER)).toHaveLength(1);
    expect(portal.store.getState().seanet).toMatchObject({
      data: [{ path: 'movies/1' }, { path: 'movies/2' }],
      dataValidUntil: now + 86_400_000,
      allLocales: ['en_US', 'de_DE'],
    });
    portal.persistence.flush();
    const kept = JSON.parse(localStorage.getItem('guestportal') ?? '{}');
    expect(kept.seanet.data).toHaveLength(2);
    expect(kept.seanet).not.toHaveProperty('showLocales');
  });

  it.each([
    [86_399_999, 0],
    [86_400_000, 1],
  ])('[C116 C126] %d ms later makes %i new calls', async (later, calls) => {
    const data = [anEntry('1')];
    const began = now - later;
    const { seanet } = open('/seanetvod', new FakeSeanet(), 'App', {
      seanet: { data, dataValidUntil: began + 86_400_000 },
    });
    await screen.findByRole('link', { name: 'Drama' });
    expect(seanet.callsTo(MASTER)).toHaveLength(calls);
  });

  it.each<[string, () => unknown]>([
    ['a wrong code', () => new Response('{"message":"closed"}', { status: 500 })],
    ['null', () => null],
    ['garbage', () => '<!doctype html>{"code":200'],
    ['silence', () => new TypeError('broken wire')],
  ])('%s shows the text, and the next try recovers', async (_, answer) => {
    const seanet = new FakeSeanet().on(MASTER, answer);
    const { user } = open('/seanetvod', seanet);
    expect(await screen.findByText('Error fetching content')).toBeDefined();
    seanet.on(MASTER, [anEntry('1')]);
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Drama' })).toBeDefined();
  });

  it('an old one is better than none', async () => {
    const stored = { seanet: { data: [anEntry('1')], dataValidUntil: now - 1 } };
    open('/seanetvod/genre/7', new FakeSeanet().on(MASTER, new TypeError('broken')), 'App', stored);
    expect(await screen.findByRole('list', { name: 'Drama' })).toBeDefined();
  });
});

describe('a film', () => {
  it.each(['/seanetvod/movie/1', '/seanetvod/movie/movies%2F1', '/seanetvod/movie/movies/1'])(
    '[C105 C106 C107 C108 C109 C110 C112 C114] [CD7 CD19] %s shows everything about it',
    async (at) => {
      const { seanet } = open(at);
      expect(await screen.findByRole('heading', { level: 1, name: 'Movie 1' })).toBeDefined();
      for (const text of ['Tagline of 1', 'Overview of 1.', '122 min', 'Owen Price (Director)', 'Ada Lindqvist']) {
        expect(main().getByText(text)).toBeDefined();
      }
      const genres = within(main().getByRole('list', { name: 'Genres' })).getAllByRole('link');
      expect(genres.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Drama', '/seanetvod/genre/7'],
        ['Sea', '/seanetvod/genre/8'],
      ]);
      const cast = main().getByRole('list', { name: 'Cast' });
      expect(
        within(cast)
          .getAllByRole('listitem')
          .map((one) => one.textContent),
      ).toEqual(Array.from({ length: 8 }, (_, n) => `Actor ${n + 1}`));
      expect(seanet.callsTo('movies/1/metadata.json')).toHaveLength(1);
      expect(document.querySelector('main img')?.getAttribute('src')).toContain('/sti/movies/1/cover.webp');
    },
  );

  it('[C105] stands above the rest of its first genre', async () => {
    open('/seanetvod/movie/1', new FakeSeanet().on(MASTER, [anEntry('1'), anEntry('2'), anEntry('3')]));
    const shelf = await screen.findByRole('region', { name: 'Drama' });
    expect(hrefs(shelf)).toEqual(['/seanetvod/genre/7', '/seanetvod/movie/movies%2F2', '/seanetvod/movie/movies%2F3']);
  });

  it.each<[string, unknown]>([
    ['a wrong code', () => new Response('', { status: 500 })],
    ['null', () => null],
    ['garbage', () => '{"title":'],
    ['no answer', new TypeError('broken wire')],
  ])('[C120] %s shows the text, and the next try shows the film', async (_, answer) => {
    const seanet = new FakeSeanet().on('movies/1/metadata.json', answer);
    const { user } = open('/seanetvod/movie/1', seanet);
    expect(await screen.findByText('Error fetching content')).toBeDefined();
    seanet.on('movies/1/metadata.json', theMetadata('1'));
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Movie 1' })).toBeDefined();
    expect(screen.queryByText('Error fetching content')).toBeNull();
  });

  it.each(['/seanetvod/movie/nobody', '/seanetvod/movie/movies%2Fnobody'])(
    '[C120] [CD19] %s, which the catalogue does not have, shows the text and asks for nothing; another film is there',
    async (at) => {
      const { seanet, router } = open(at);
      expect(await screen.findByText('Error fetching content')).toBeDefined();
      expect(document.querySelector('[data-loading]'), 'nobody waits').toBeNull();
      expect(seanet.calls.map(({ path }) => path)).toEqual([MASTER]);
      await act(async () => router.navigate('/seanetvod/movie/1'));
      expect(await screen.findByRole('heading', { level: 1, name: 'Movie 1' })).toBeDefined();
      expect(screen.queryByText('Error fetching content')).toBeNull();
      await act(async () => router.navigate(at));
      expect(await screen.findByText('Error fetching content')).toBeDefined();
      expect(screen.queryByText('Movie 1'), 'the film before is gone').toBeNull();
    },
  );

  it('[C120] that came into the catalogue meanwhile is found by another try, although a catalogue is kept', async () => {
    const seanet = new FakeSeanet().on(MASTER, [anEntry('2')]);
    const { user } = open('/seanetvod/movie/1', seanet);
    expect(await screen.findByText('Error fetching content')).toBeDefined();
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Error fetching content'), 'still unknown').toBeDefined();
    expect(seanet.callsTo(MASTER)).toHaveLength(2);
    seanet.on(MASTER, [anEntry('1'), anEntry('2')]);
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Movie 1' })).toBeDefined();
    expect(seanet.callsTo(MASTER)).toHaveLength(3);
  });

  it('[C120] that is in the catalogue alone shows the text', async () => {
    const { seanet } = open('/seanetvod/movie/3', new FakeSeanet().on(MASTER, [anEntry('1'), anEntry('3')]));
    expect(await screen.findByText('Error fetching content')).toBeDefined();
    expect(seanet.callsTo('movies/3/metadata.json')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('[CD5] is there on a kiosk, without a list of others', async () => {
    open('/seanetvod/movie/1', new FakeSeanet().on(MASTER, [anEntry('1'), anEntry('2')]), 'Kiosk');
    expect(await screen.findByRole('heading', { level: 1, name: 'Movie 1' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Drama' })).toBeNull();
  });
});

describe('the language', () => {
  const german = () =>
    new FakeSeanet()
      .on('de_DE/master.json', [anEntry('1', { title: 'Film 1', genres: [{ id: 7, name: 'Schauspiel' }] })])
      .on('movies/1/de_DE/metadata.json', theMetadata('1', { title: 'Film 1' }));

  it('[C117 C118 C119] [CD20] is chosen in a dialog and takes the catalogue with it at once', async () => {
    const { seanet, user, portal, router } = open('/seanetvod', german());
    await screen.findByRole('link', { name: 'Drama' });
    await user.click(screen.getByRole('button', { name: 'Film language' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Film language' }));
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Deutsch' }));
    expect(save.disabled).toBe(false);
    await user.click(dialog.getByRole('radio', { name: 'English' }));
    expect(save.disabled).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Deutsch' }));
    await user.click(save);
    expect(await screen.findByRole('link', { name: 'Schauspiel' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seanet.callsTo('de_DE/master.json')).toHaveLength(1);
    expect(portal.store.getState().seanet).toMatchObject({ seanetLocale: 'de_DE', showLocales: false });
    await act(async () => router.navigate('/seanetvod/movie/1'));
    await screen.findByRole('heading', { level: 1, name: 'Film 1' });
    expect(seanet.callsTo('movies/1/de_DE/metadata.json').length).toBeGreaterThan(0);
  });

  it('[C118] [CD20] has no button where there is one locale', async () => {
    open('/seanetvod', new FakeSeanet().on(MASTER, [anEntry('1', { locales: ['en_US'] })]));
    await screen.findByRole('link', { name: 'Drama' });
    expect(screen.queryByRole('button', { name: 'Film language' })).toBeNull();
  });

  it('closes without a change', async () => {
    const { user, portal, seanet } = open('/seanetvod', german());
    await screen.findByRole('link', { name: 'Drama' });
    await user.click(screen.getByRole('button', { name: 'Film language' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.store.getState().seanet.seanetLocale).toBeUndefined();
    expect(seanet.callsTo(MASTER)).toHaveLength(1);
  });
});
