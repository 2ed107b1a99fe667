import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { musterRoutes } from '#contract/areas/muster.ts';
import { refuse } from '#portal-test/fake-hub.ts';
import { ADA, BEN, CLEO, musterHub, openMuster, WATCHED } from '#portal-test/muster-fixtures.ts';

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

beforeEach(() => {
  // jsdom plays nothing: the element says what the test makes it say.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const film = () =>
  waitFor(() => {
    const element = document.querySelector('video');
    expect(element?.getAttribute('src')).toBeTruthy();
    return element as HTMLVideoElement;
  });

function watch(element: HTMLVideoElement, time: number) {
  element.currentTime = time;
  fireEvent.timeUpdate(element);
}

async function toTheEnd() {
  const element = await film();
  watch(element, 36);
  act(() => void fireEvent.ended(element));
  return element;
}

describe('the safety film', () => {
  it('[C190 C193] is the video of the article with the hashtag', async () => {
    const { hub } = openMuster('/muster/video');
    expect(new URL((await film()).src).pathname).toBe('/v1/blobs/files/safety.mp4');
    expect(hub.callsTo(contentRoutes.articlesByHashtag)[0]?.query.get('hashtag')).toBe('safetyvideo');
    expect(hub.callsTo(contentRoutes.videos)[0]?.params).toEqual({ id: 'safety' });
  });

  it.each([
    ['in the player of every browser', undefined],
    ['[CD32] in that of Safari', SAFARI],
  ])('[C194 C195] cannot be skipped %s', async (_, userAgent) => {
    if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    openMuster('/muster/video');
    const element = await film();
    watch(element, 5);
    const seek = (to: number) => {
      element.currentTime = to;
      fireEvent.seeking(element);
      return element.currentTime;
    };
    expect(seek(20)).toBe(5);
    expect(seek(5.01)).toBe(5.01);
    expect(seek(5.011)).toBe(5);
    expect(seek(2)).toBe(2);
    expect(seek(5)).toBe(5);
    element.playbackRate = 16;
    fireEvent.rateChange(element);
    expect(element.playbackRate).toBe(1);
  });

  it('[C194] ignores media keys and a seek bar; going back is allowed', async () => {
    const handlers = new Map<string, unknown>();
    const mediaSession = { setActionHandler: (key: string, act: unknown) => handlers.set(key, act) };
    Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaSession'));
    openMuster('/muster/video');
    await film();
    expect(handlers.get('seekforward')).toBeTypeOf('function');
    expect(handlers.get('seekto')).toBeTypeOf('function');
    expect(screen.getByRole<HTMLInputElement>('slider', { name: /position/i }).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Ahead 10 seconds' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Back 10 seconds' })).toBeTruthy();
  });

  it('that is not made is said to be so, and nobody can confirm', async () => {
    openMuster('/muster/video', musterHub().on(contentRoutes.videos, []));
    expect(await screen.findByText('The safety film is not available yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('without an article is not made either; a load that fails can be tried again', async () => {
    const hub = musterHub().on(contentRoutes.articlesByHashtag, refuse(500, 'internal'));
    const { user } = openMuster('/muster/video', hub);
    await user.click(await screen.findByRole('button', { name: /again/i }));
    hub.on(contentRoutes.articlesByHashtag, []);
    await user.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByText('The safety film is not available yet.')).toBeTruthy();
  });

  it('has the captions of the hub, the guest’s language first to be seen', async () => {
    const captions = [
      { language: 'de', url: '/v1/blobs/files/de.vtt' },
      { language: 'en', url: '/v1/blobs/files/en.vtt' },
      { language: 'fr', url: '/v1/blobs/files/gone.vtt' },
    ];
    vi.stubGlobal('fetch', async (url: string) =>
      url.includes('gone') ? new Response('no', { status: 404 }) : new Response(`WEBVTT\n\n${url.slice(-6)}`),
    );
    const video = { id: 'v', urlFrontend: '/v1/blobs/files/safety.mp4', captions };
    openMuster('/muster/video', musterHub().on(contentRoutes.videos, [video]));
    const element = await film();
    await waitFor(() => expect(element.querySelectorAll('track')).toHaveLength(2));
    const tracks = [...element.querySelectorAll('track')];
    expect(tracks.map(({ srclang, label, default: isShown }) => [srclang, label, isShown])).toEqual([
      ['de', 'Deutsch', false],
      ['en', 'English', true],
    ]);
    expect(decodeURIComponent(tracks[1]?.src ?? '')).toContain('en.vtt');
  });
});

describe('on Safari', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SAFARI);
  });

  it('[C196 C197] [CD32] the film has Play, Resume and Rewatch, and a full screen that can be closed', async () => {
    const { user } = openMuster('/muster/video');
    const element = await film();
    expect(element.controls).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
    fireEvent.playing(element);
    watch(element, 12);
    await user.click(screen.getByRole('button', { name: 'Close full screen' }));
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close full screen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(element.currentTime).toBe(12);
    Object.defineProperty(element, 'ended', { value: true, configurable: true });
    act(() => void fireEvent.ended(element));
    await user.click(await screen.findByRole('button', { name: 'Rewatch' }));
    expect(element.currentTime).toBe(0);
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });

  it('[C197] [CD32] Escape and the browser’s own full screen close it too, and pause', async () => {
    const { user } = openMuster('/muster/video');
    const element = await film();
    for (const leave of [
      () => user.keyboard('{Escape}'),
      async () => fireEvent(element, new Event('webkitendfullscreen')),
    ]) {
      await user.click(screen.getByRole('button', { name: /Play|Resume/ }));
      vi.mocked(HTMLMediaElement.prototype.pause).mockClear();
      await leave();
      expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Close full screen' })).toBeNull());
    }
  });
});

describe('the confirmation', () => {
  const boxes = () => within(screen.getByRole('group', { name: 'Who has watched the film?' })).getAllByRole('checkbox');
  const sent = (hub: ReturnType<typeof musterHub>) => hub.callsTo(musterRoutes.updateVideoSeen).map(({ body }) => body);

  it('[C198 C199 C200 C201 C202] appears when the film has ended, for those who have not yet watched', async () => {
    openMuster('/muster/video', musterHub([ADA, { ...BEN, ...WATCHED }, CLEO]));
    await film();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await toTheEnd();
    await screen.findByRole('button', { name: 'Confirm' });
    expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual([
      'Ada Winter Lead passenger',
      'Cleo Winter Child',
    ]);
    expect(screen.getByText('I know the alarm.')).toBeTruthy();
  });

  it('[C203 C204] [CD33] without passengers and acceptance both are asked for and nothing is sent', async () => {
    const { hub, user } = openMuster('/muster/video');
    await toTheEnd();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(screen.getByText('Please select at least one passenger')).toBeTruthy();
    expect(screen.getByText('Please read and accept terms and conditions')).toBeTruthy();
    await user.click(boxes()[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.queryByText('Please select at least one passenger')).toBeNull();
    expect(screen.getByText('Please read and accept terms and conditions')).toBeTruthy();
    expect(sent(hub)).toEqual([]);
  });

  it('[C203] with acceptance but without passengers only those are asked for, and nothing is sent', async () => {
    const { hub, user } = openMuster('/muster/video');
    await toTheEnd();
    await user.click(await screen.findByRole('checkbox', { name: /accept/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByText('Please select at least one passenger')).toBeTruthy();
    expect(screen.queryByText('Please read and accept terms and conditions')).toBeNull();
    expect(sent(hub)).toEqual([]);
  });

  async function confirm(page: ReturnType<typeof openMuster>, name: RegExp) {
    await toTheEnd();
    await page.user.click(await screen.findByRole('checkbox', { name }));
    await page.user.click(screen.getByRole('checkbox', { name: /accept/ }));
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
  }

  it('[C205 C206] [CD34] sends the chosen ones, says thank you and goes on with the others', async () => {
    const hub = musterHub([ADA, BEN]);
    hub.on(musterRoutes.updateVideoSeen, () => {
      const passengers = [{ ...ADA, ...WATCHED }, BEN];
      hub.on(musterRoutes.passengers, { passengers });
      return { passengers, musterStationVisitRequired: true };
    });
    const page = openMuster('/muster/video', hub);
    await confirm(page, /Ada/);
    await screen.findByText('Thank you, that is confirmed.');
    expect(sent(hub)).toEqual([{ passengers: [{ accountId: '10001', isVideoWatched: true }] }]);
    await waitFor(() => expect(boxes()).toHaveLength(1));
    expect(boxes()[0]?.closest('label')?.textContent).toContain('Ben Winter');
  });

  it('[C206] is taken by a hub that answers nothing', async () => {
    const hub = musterHub([ADA]);
    hub.on(musterRoutes.updateVideoSeen, () => {
      hub.on(musterRoutes.passengers, { passengers: [{ ...ADA, ...WATCHED }] });
      return undefined as never;
    });
    await confirm(openMuster('/muster/video', hub), /Ada/);
    await screen.findByText('Thank you, that is confirmed.');
    await screen.findByText('Everyone in your group has watched the safety film.');
  });

  it('[C206 C207] that fails is told, with the way back, and what was chosen stays', async () => {
    const hub = musterHub().on(musterRoutes.updateVideoSeen, refuse(500, 'internal'));
    await confirm(openMuster('/muster/video', hub), /Cleo/);
    await screen.findByText(
      'There has been an error with submitting your data. Please try again or seek help at the reception.',
    );
    expect(screen.getByRole('link', { name: 'Back to the safety drill' }).getAttribute('href')).toBe('/muster/home');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Cleo/ }).checked).toBe(true);
  });

  it('[CD34] of everyone who has watched already is not asked for: the page says so', async () => {
    openMuster(
      '/muster/video',
      musterHub([
        { ...ADA, ...WATCHED },
        { ...BEN, ...WATCHED },
      ]),
    );
    await screen.findByText('Everyone in your group has watched the safety film.');
    expect(screen.getByRole('link', { name: 'See the status' }).getAttribute('href')).toBe('/muster/status');
    await toTheEnd();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('can choose everyone at once', async () => {
    const { user } = openMuster('/muster/video');
    await toTheEnd();
    await user.click(await screen.findByRole('button', { name: 'Select everyone' }));
    expect(boxes().every((box) => (box as HTMLInputElement).checked)).toBe(true);
  });
});
