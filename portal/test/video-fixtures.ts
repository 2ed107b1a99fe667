import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { DeviceConfig } from '#contract/areas/device.ts';

/** A call that the fake provider saw. */
export interface SeenVideoCall {
  action: string;
  query: Record<string, string>;
  init: RequestInit | undefined;
}

type Data = unknown | ((query: Record<string, string>) => unknown);

export const VIDEO: NonNullable<DeviceConfig['videoConfiguration']> = {
  url: 'http://video.example/one/',
  appIdentifier: 'PLANE_V1',
  apiVersion: 3,
  paymentEnabled: false,
  isDemoSystem: false,
  useWithCredentials: false,
  login: 'ship',
  password: 'secret',
};

export function aVod(id: string, more: Record<string, unknown> = {}) {
  return {
    id,
    title: `Film ${id}`,
    rating: 8.1,
    rating_age: 12,
    images: [
      { url: `http://video.example/${id}-small.webp`, filesize: 10 },
      { url: `http://video.example/${id}-large.webp`, filesize: 150_000 },
    ],
    watchlisted: false,
    actors: [{ name: 'Ada Lindqvist' }],
    directors: [{ name: 'Owen Price' }],
    descriptions: { long: `About ${id}.` },
    assets: { movies: [{ duration_sec: 6300 }] },
    last_playback_status: { position_seconds: 0 },
    ...more,
  };
}

export function aSeries(id: string, seasons: Record<string, unknown[]>, more: Record<string, unknown> = {}) {
  const list = Object.entries(seasons).map(([season, episodes]) => ({ season, episodes }));
  return aVod(id, { title: `Series ${id}`, assets: {}, series_info: { series_id: id, seasons: list }, ...more });
}

export const anEpisode = (id: string, series: string, more: Record<string, unknown> = {}) =>
  aVod(id, {
    title: `Episode ${id}`,
    series_info: { series_id: series, episode_descriptions: { long: `Words of ${id}.` } },
    ...more,
  });

/** Answers in the first provider's place: `{code, data}` in an HTTP 200, whatever happens. */
export class FakeVideo {
  readonly calls: SeenVideoCall[] = [];
  private readonly answers = new Map<string, Data>();
  private readonly broken = new Map<string, unknown>();

  constructor() {
    this.on('customers/loginApp', { token: 'tok' }).on('customers/logout', {});
  }

  on(action: string, data: Data): this {
    this.answers.set(action, data);
    this.broken.delete(action);
    return this;
  }

  /** A whole body in place of a good answer, one with its status, or an error that the network throws. */
  breaks(action: string, answer: unknown): this {
    this.broken.set(action, answer);
    return this;
  }

  callsTo(action: string): SeenVideoCall[] {
    return this.calls.filter((call) => call.action === action);
  }

  /** In front of the hub's: what is not the provider's goes on. */
  fetchBefore(next: typeof fetch): typeof fetch {
    return async (input, init) => {
      const url = new URL(String(input), 'http://localhost');
      if (url.host !== 'video.example') return next(input, init);
      const action = url.pathname.replace('/one/', '');
      const query = Object.fromEntries(url.searchParams);
      this.calls.push({ action, query, init });
      const broken = this.broken.get(action);
      if (broken instanceof Error) throw broken;
      if (broken !== undefined) {
        const [status, body] = Array.isArray(broken) ? (broken as [number, unknown]) : [200, broken];
        return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
      }
      const data = this.answers.get(action);
      const value = typeof data === 'function' ? await data(query) : (data ?? []);
      return new Response(JSON.stringify({ code: 200, data: value }));
    };
  }
}

/** The list's end as the test says: jsdom lays nothing out. */
export function fakeEndOfList() {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #told: (entries: { isIntersecting: boolean }[]) => void;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.#told = told;
      }
      observe() {
        seen.push(() => this.#told([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  return {
    /** A list looks for its end a moment after it stands there. */
    async reach() {
      await waitFor(() => expect(seen).not.toEqual([]));
      await act(async () => seen.at(-1)?.());
    },
  };
}
