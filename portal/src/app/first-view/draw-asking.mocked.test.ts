// What a page asks for while it is drawn, and where it leads.
import { describe, expect, it, vi } from 'vitest';
import type { FirstViewAsk, FirstViewRequest } from '#contract/first-view.ts';
import { aDeviceConfig, type ConfigChanges } from '#portal-test/fixtures.ts';
import { FakeSeanet, SEANET } from '#portal-test/seanet-fixtures.ts';
import { EVENING, NEWS, ROME } from '#portal-test/tv-fixtures.ts';
import { anEpisode, aSeries, aVod, FakeVideo, VIDEO } from '#portal-test/video-fixtures.ts';
import { drawFirstView } from './draw-first-view.tsx';

function request(address: string, config: ConfigChanges = {}): FirstViewRequest {
  const answers = { 'devices/config': JSON.stringify(aDeviceConfig(config)) };
  return { address, language: 'en', answers, settings: '{"hubApiUrl":"/"}', now: EVENING };
}

const nothing: typeof fetch = async () => Response.error();

/** The hub's part: answers by path, and other services in front of them. */
function asking(answers: Record<string, unknown>, services: typeof fetch = nothing) {
  return vi.fn<FirstViewAsk>(async ({ address }) => {
    if (address in answers) return JSON.stringify(answers[address]);
    const reply = URL.canParse(address) ? await services(address) : undefined;
    return reply?.ok ? reply.text() : undefined;
  });
}

describe('a page that reads more than its first answers', () => {
  it('is drawn with what the hub answers, and names it for the page itself', async () => {
    const image = { id: 'one', name: 'one', url: '/v1/blobs/image?id=one', category: 'Ship' };
    const ask = asking({ 'ships/content': { shipCode: 'MS', shipName: 'Star' }, 'blobs/images/MS': [image] });
    const view = await drawFirstView(request('/shipdetail'), ask);
    expect(view?.html).toMatch(/Star<\/h1>/);
    expect(view?.html).toContain('id=one');
    expect(view?.asked).toEqual(['ships/content', 'blobs/images/MS']);
    expect(view).toMatchObject({ at: '/shipdetail', isForVisitors: false });
  });

  it('does not name what goes by language or currency', async () => {
    const ask = asking({ 'musement/countries': [] });
    const view = await drawFirstView(request('/musement'), ask);
    const [call] = ask.mock.calls.map(([one]) => one);
    expect(call?.address).toMatch(/^musement\//);
    expect(call?.headers).toMatchObject({ 'accept-language': 'en-GB' });
    expect(view?.asked).toEqual([]);
  });

  it('draws the map of plain tiles, around the ship, those of a phone at once', async () => {
    const position = { gpsProfile: { latitude: 40.84, longitude: 14.26 } };
    const config = { osmUrl: 'http://tiles.example/{z}/{x}/{y}.png' };
    const view = await drawFirstView(request('/map/tracker/1', config), asking({ 'gps/current': position }));
    expect(view?.html).toContain('src="http://tiles.example/4/8/6.png"');
    expect(view?.html).toMatch(/<img src="[^"]*\/4\/11\/6\.png"[^>]*loading="lazy"/);
    expect(view?.css).toMatch(/left:calc\(50% - -?\d+px\);top:calc\(50% - -?\d+px\)/);
  });
});

describe('pages of films', () => {
  const films = [aVod('m1')];
  const genre = { id: '201', name: 'Drama', images: [], vods: films };
  const config = { videoConfiguration: VIDEO, ...ROME };
  const series = aSeries('s1', { 1: [anEpisode('e1', 's1')] });
  const provider = () =>
    new FakeVideo()
      .on('vods/getProviders', [genre])
      .on('vods/getVods', ({ types = '' }: Record<string, string>) => (types.includes('series') ? [series] : films))
      .on('channels/getChannelData', [NEWS]);

  it.each([
    ['the library', '/vod/overview', /Film m1<\/h1>.*Drama/s],
    ['the films of a genre', '/vod/overview/movies/201', /<h1[^>]*>Drama<\/h1>.*Film m1/s],
    ['a film', '/vod/detail/m1', /Film m1<\/h1>.*About m1\./s],
    ['a season', '/vod/overview/serie/s1/1', /Series s1<\/h1>.*Episode e1/s],
    ['albums', '/vod/overview/audios', /href="\/vod\/overview\/audio\//],
    ['an album', '/vod/overview/audio/s1', /Series s1<\/h1>/],
    [
      'the guide, for narrow screens and for wide ones',
      '/vod/overview/channels',
      /_onNarrow_.*The hour.*_onWide_.*The hour/s,
    ],
  ])('are drawn with %s, as the provider has it', async (_, address, expected) => {
    const video = provider();
    const view = await drawFirstView(request(address, config), asking({}, video.fetchBefore(nothing)));
    expect(view?.html).toMatch(expected);
    expect(view?.html).not.toContain('data-loading');
    expect(view?.asked).toEqual([]);
  });

  it('log in once for all drawings, and anew when the provider has forgotten', async () => {
    const video = provider();
    const ask = asking({}, video.fetchBefore(nothing));
    const draw = () => drawFirstView(request('/vod/detail/m1', config), ask);
    await draw();
    const logins = video.callsTo('customers/loginApp').length;
    await draw();
    expect(video.callsTo('customers/loginApp')).toHaveLength(logins);
    video.on('customers/loginApp', { token: 'other' }).on('vods/getVods', ({ token }: Record<string, string>) => {
      if (token !== 'other') throw new TypeError('forgotten');
      return films;
    });
    expect((await draw())?.html).toContain('Film m1');
    const devices = new Set(video.calls.map(({ query }) => query.device_uuid));
    expect(devices.size).toBe(1);
    const other = { videoConfiguration: { ...VIDEO, url: 'http://video.example/two/' } };
    await drawFirstView(request('/vod/detail/m1', other), ask);
    expect(devices).not.toContain(video.calls.at(-1)?.query.device_uuid);
  });

  it('leave a guest’s own list to the guest, and show the dark room while the provider is silent', async () => {
    const own = await drawFirstView(
      request('/vod/overview/watchlist', config),
      asking({}, provider().fetchBefore(nothing)),
    );
    expect(own?.html).toContain('data-loading');
    const silent = await drawFirstView(request('/vod/detail/m1', config), asking({}));
    expect(silent?.html).toMatch(/data-theatre.*data-loading/s);
    expect(silent?.html).not.toContain('<dialog');
  });

  it('of the second provider are drawn with its catalogue and the film of the house', async () => {
    const seanet = new FakeSeanet();
    const services = seanet.fetchBefore(nothing);
    const view = await drawFirstView(request('/seanetvod', { seanetConfiguration: SEANET }), asking({}, services));
    expect(view?.html).toMatch(/Movie 1<\/h1>.*Overview of 1\./s);
    expect(view?.html).not.toContain('data-loading');
  });
});

describe('a page that leads on', () => {
  it('is drawn where a QR code leads', async () => {
    const article = { id: 'pool', title: 'The pool', description: 'Warm' };
    const ask = asking({
      'cms/articles/findByHashtag?hashtag=pool': [article],
      'cms/articles/pool?previewMode=false': article,
    });
    const view = await drawFirstView(request('/QR/pool'), ask);
    expect(view?.html).toMatch(/The pool<\/h1>/);
    expect(view).toMatchObject({ at: '/content/detail/pool', isForVisitors: false });
    expect(view?.asked).toContain('cms/articles/pool?previewMode=false');
  });

  it('asks visitors to log in, whom a page for guests sends there, and says that it is for them alone', async () => {
    const view = await drawFirstView(
      request('/userratings'),
      asking({ 'ratings/config': { useAnonymousMode: false } }),
    );
    expect(view?.html).toMatch(/<form/);
    expect(view).toMatchObject({ at: '/login', isForVisitors: true });
    const login = await drawFirstView(request('/login'), asking({}));
    expect(login).toMatchObject({ at: '/login', isForVisitors: false });
  });
});
