import type { PackText } from '#packs/schema/text.ts';
import type { PackChannel, TvShow } from '#packs/schema/tv.ts';

/** Both sources have the same channels (CD27): the hub's list and the first provider's. */
export function channel(code: string, name: PackText, shows: TvShow[], more: Partial<PackChannel> = {}): PackChannel {
  const id = code.toLowerCase();
  return {
    id: `channel-${id}`,
    code,
    name,
    stream: `{sandbox}/video-one/live/${id}/index.m3u8`,
    logo: `{sandbox}/video-one/logos/${id}.svg`,
    shows,
    ...more,
  };
}
