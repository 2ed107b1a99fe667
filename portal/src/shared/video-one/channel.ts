import type { LocalText } from '#contract/text.ts';

/** C141, with its times as instants too. */
export interface Programme {
  name: LocalText | undefined;
  description: LocalText | undefined;
  start_time: string;
  end_time: string;
  start: number;
  end: number;
}

/** C139-C141: a channel of the hub or of the first provider. */
export interface Channel {
  id: string;
  code: string | undefined;
  name: LocalText | undefined;
  logo: { url?: string | undefined };
  streams: { url: string }[];
  mediaUrl: { streamingUrl: string }[];
  epg: { programs: Programme[] };
}

/** A programme that says no end goes on until the next one, the last one for an hour. */
const LAST_MS = 3_600_000;
/** A smaller number is no moment of a programme in milliseconds, and as seconds it is. */
const LEAST_MS = 1e11;

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const words = (value: unknown): LocalText | undefined =>
  text(value) ?? (typeof value === 'object' && value !== null ? (value as Record<string, string>) : undefined);
const address = (value: unknown): string | undefined => text(value) || undefined;

/** Another source may leave things out or write them otherwise; a channel without an id is none. */
export function readChannels(data: unknown): Channel[] {
  return list(data).flatMap((one) => {
    const given = fields(one);
    const id = text(given.id);
    if (!id) return [];
    return [
      {
        id,
        code: text(given.code),
        name: words(given.name),
        logo: { url: address(fields(given.logo).url) },
        streams: list(given.streams).flatMap((stream) => {
          const url = address(fields(stream).url);
          return url ? [{ url }] : [];
        }),
        mediaUrl: list(given.mediaUrl).flatMap((media) => {
          const streamingUrl = address(fields(media).streamingUrl);
          return streamingUrl ? [{ streamingUrl }] : [];
        }),
        epg: { programs: readProgrammes(fields(given.epg).programs) },
      },
    ];
  });
}

/** ISO 8601 (CD26); digits are the seconds or the milliseconds of a provider's clock. */
function instant(time: string): number {
  if (!/^\d+(\.\d+)?$/.test(time)) return Date.parse(time);
  return Number(time) < LEAST_MS ? Number(time) * 1_000 : Number(time);
}

/** In order of time, each with an end; what has no readable start cannot be shown. */
function readProgrammes(data: unknown): Programme[] {
  const read: Programme[] = [];
  let isSorted = true;
  for (const one of list(data)) {
    const { name, description, ...given } = fields(one);
    const [start_time, end_time] = [text(given.start_time) ?? '', text(given.end_time) ?? ''];
    const start = instant(start_time);
    if (Number.isNaN(start)) continue;
    if (start < (read.at(-1)?.start ?? start)) isSorted = false;
    read.push({
      name: words(name),
      description: words(description),
      start_time,
      end_time,
      start,
      end: instant(end_time),
    });
  }
  if (!isSorted) read.sort((a, b) => a.start - b.start);
  for (const [place, one] of read.entries()) {
    if (!(one.end > one.start)) one.end = read[place + 1]?.start ?? one.start + LAST_MS;
  }
  return read;
}

export type ChannelSource = 'hub' | 'provider';

/** C140, CD25: the hub's streams are in `mediaUrl`, the provider's in `streams`; what is there is better than none. */
export function streamOf({ streams, mediaUrl }: Channel, source: ChannelSource): string | undefined {
  const ofHub = mediaUrl[0]?.streamingUrl;
  const ofProvider = streams[0]?.url;
  return source === 'hub' ? (ofHub ?? ofProvider) : (ofProvider ?? ofHub);
}
