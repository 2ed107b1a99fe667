import type { DeviceConfig } from '#contract/areas/device.ts';

export const SEANET: NonNullable<DeviceConfig['seanetConfiguration']> = {
  url: 'http://seanet.example/',
  videoUrl: 'http://films.example/',
  username: 'ship',
  password: 'secret',
};

export function anEntry(id: string, more: Record<string, unknown> = {}) {
  return {
    title: `Movie ${id}`,
    path: `movies/${id}`,
    genres: [{ id: 7, name: 'Drama' }],
    locales: ['en_US', 'de_DE'],
    preferredCover: 'cover.webp',
    ...more,
  };
}

export function theMetadata(id: string, more: Record<string, unknown> = {}) {
  return {
    title: `Movie ${id}`,
    tagline: `Tagline of ${id}`,
    synopses: { overview: `Overview of ${id}.` },
    genres: [
      { id: 7, name: 'Drama' },
      { id: 8, name: 'Sea' },
    ],
    cast: Array.from({ length: 10 }, (_, n) => ({ name: `Actor ${n + 1}` })),
    crew: [{ name: 'Owen Price', job: 'Director' }, { name: 'Ada Lindqvist' }],
    media: { origin: { media: 'feature', runTime: 7290 } },
    ...more,
  };
}

export interface SeenSeanetCall {
  method: string;
  path: string;
  body: unknown;
}

/** Answers in the second provider's place. */
export class FakeSeanet {
  readonly calls: SeenSeanetCall[] = [];
  private readonly answers = new Map<string, unknown>();

  constructor() {
    let tokens = 0;
    this.on('api/connect-token', () => ({ token: `tok-${++tokens}` }))
      .on('en_US/master.json', [anEntry('1'), anEntry('2', { genres: [{ id: 8, name: 'Sea' }] })])
      .on('movies/1/metadata.json', theMetadata('1'))
      .on('movies/2/metadata.json', theMetadata('2'));
  }

  /** A body, a function that makes one, a whole `Response`, or an error that the network throws. */
  on(path: string, answer: unknown): this {
    this.answers.set(path, answer);
    return this;
  }

  callsTo(path: string): SeenSeanetCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  fetchBefore(next: typeof fetch): typeof fetch {
    return async (input, init) => {
      const url = new URL(String(input), 'http://localhost');
      if (url.host !== 'seanet.example') return next(input, init);
      const path = decodeURI(url.pathname.slice(1));
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      this.calls.push({ method: init?.method ?? 'GET', path, body });
      const answer = this.answers.get(path);
      const value = typeof answer === 'function' ? await answer() : answer;
      if (value instanceof Error) throw value;
      if (value instanceof Response) return value;
      if (value === undefined) return new Response('{"message":"nothing here"}', { status: 404 });
      return new Response(typeof value === 'string' ? value : JSON.stringify(value));
    };
  }
}
