import { useEffect, useState } from 'react';
import { useDrawn } from '#portal/shared/use-drawn.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import type { VideoRequest } from '#portal/shared/video-one/video-requests.ts';
import { readVods, type Vod } from '#portal/shared/video-one/vod.ts';
import { PAGE_SIZE, serieParameters, titleParameters } from '../vod.rules.ts';
import { albumParameters, type Disc, discsOf } from './audio.rules.ts';

/** An album to choose a disc of, one disc, or a single track. */
export type Found = { album: Vod } | { disc: Disc } | { track: Vod };

export interface AlbumState {
  found: Found | undefined;
  status: 'loading' | 'ready' | 'missing' | 'failed';
  retry: () => void;
}

/**
 * C129, CD23: one part of an address is the season of the album that is meant, where somebody says so, else a series, else a
 * season, else a track; two are a series and its season.
 */
export function useAlbum(id: string, season: string | undefined, meant: string | undefined): AlbumState {
  const request = useVideoRequest();
  const [done, setDone] = useState<{ key: string; found?: Found | undefined; hasFailed?: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([id, season, meant, attempt]);
  const drawn = useDrawn('album', key, async () => ({ key, found: await resolve(request, { id, season, meant }) }));

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    resolve(request, { id, season, meant }, signal).then(
      (found) => signal.aborted || setDone({ key, found }),
      () => signal.aborted || setDone({ key, hasFailed: true }),
    );
    return () => controller.abort();
  }, [request, id, season, meant, key]);

  const now = done?.key === key ? done : drawn;
  const status = !now ? 'loading' : 'hasFailed' in now && now.hasFailed ? 'failed' : now.found ? 'ready' : 'missing';
  return { found: now?.found, status, retry: () => setAttempt(attempt + 1) };
}

async function resolve(
  request: VideoRequest,
  { id, season, meant }: { id: string; season: string | undefined; meant: string | undefined },
  signal?: AbortSignal,
): Promise<Found | undefined> {
  const ask = async (parameters: Record<string, string>) =>
    readVods(await request('vods/getVods', parameters, { signal, group: 'audio' }));

  const albumOf = async (series: string) =>
    (await ask(serieParameters(series))).find((vod) => vod.series_info?.series_id === series || vod.id === series);

  const known = season === undefined && meant !== undefined ? await albumOf(meant) : undefined;
  const named = known && ofAlbum(known, id);
  if (named) return named;
  const album = await albumOf(id);
  if (album) return ofAlbum(album, season);
  if (season !== undefined) return undefined;
  const disc = await discNamed(id, ask);
  if (disc) return { disc };
  const track = (await ask(titleParameters(id))).find((vod) => vod.id === id);
  return track && { track };
}

function ofAlbum(album: Vod, season: string | undefined): Found | undefined {
  const discs = discsOf(album);
  const [only, ...more] = discs;
  if (season === undefined) return only && more.length === 0 ? { disc: only } : { album };
  const disc = discs.find((one) => one.season.season === season);
  return disc && { disc };
}

/** No provider's library has more pages than this. */
const MOST_PAGES = 40;

async function discNamed(
  season: string,
  ask: (parameters: Record<string, string>) => Promise<Vod[]>,
): Promise<Disc | undefined> {
  let offset = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    const paging = { vod_limit: String(PAGE_SIZE.special), vod_offset: String(offset) };
    const albums = await ask({ ...albumParameters(undefined, ''), ...paging });
    const disc = albums.flatMap(discsOf).find((one) => one.season.season === season);
    if (disc || albums.length < PAGE_SIZE.special) return disc;
    offset += albums.length;
  }
  return undefined;
}
