import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useDrawn } from '#portal/shared/use-drawn.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import { readVods, type Vod } from '#portal/shared/video-one/vod.ts';
import { appendList, type ListName, type ListState, setList } from '#portal/shared/video-one/vod-state.rules.ts';
import { beginReading } from './saved-positions.ts';

interface VodListOptions {
  /** Whose list it is; the errors are told there too. */
  group?: 'vod' | 'audio';
  list: ListName;
  /** What is asked, side by side: one kind of title, or several (watchlist). Nothing is asked while there is nothing. */
  parameters: readonly Record<string, string>[] | undefined;
  pageSize: number;
}

export interface VodList {
  vods: Vod[] | undefined;
  hasFailed: boolean;
  isOver: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** C86, C87: a list of the client state that is fetched page by page; other parameters begin it anew. */
export function useVodList({ group = 'vod', list, parameters, pageSize }: VodListOptions): VodList {
  const { store } = usePortal();
  const request = useVideoRequest();
  const state: ListState = useGroup(group);
  const key = parameters && JSON.stringify([list, parameters, pageSize]);
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const loading = useRef(false);
  const current = useRef<AbortController>(undefined);

  /** How many titles of each question have come. */
  const come = useRef<number[]>([]);

  const load = useCallback(
    async (wanted: string, isFirst: boolean, signal?: AbortSignal) => {
      const [, questions] = JSON.parse(wanted) as [string, Record<string, string>[]];
      if (isFirst) come.current = questions.map(() => 0);
      loading.current = true;
      const ask = async (given: Record<string, string>, place: number) => {
        const query = { ...given, vod_limit: String(pageSize), vod_offset: String(come.current[place] ?? 0) };
        const upToDate = beginReading(store);
        return readVods(await request('vods/getVods', query, { signal, group })).map(upToDate);
      };
      try {
        const pages = await Promise.all(questions.map(ask));
        if (signal?.aborted) return undefined;
        come.current = come.current.map((count, place) => count + (pages[place]?.length ?? 0));
        const vods = pages.flat();
        const before: ListState = store.getState()[group];
        patchGroup(store, group, isFirst ? setList(list, vods) : appendList(before, list, vods));
        // As for shelves: in pieces.
        startTransition(() => setShown(wanted));
        return wanted;
      } catch (error) {
        if (!signal) throw error;
        if (!signal.aborted) setFailed(wanted);
        return undefined;
      } finally {
        if (!signal?.aborted) loading.current = false;
      }
    },
    [group, list, pageSize, request, store],
  );
  const drawn = useDrawn('list', key, key ? () => load(key, true) : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!key) return;
    const controller = new AbortController();
    current.current = controller;
    setFailed(undefined);
    void load(key, true, controller.signal);
    return () => controller.abort();
  }, [key, attempt, load]);

  const isShown = key !== undefined && (shown ?? drawn) === key;
  const vods = isShown ? (state[list] ?? []) : undefined;
  const isOver = isShown && state.maxReached === true;
  const hasFailed = failed === key && key !== undefined;
  return {
    vods,
    isOver,
    hasFailed,
    loadMore() {
      if (!key || !vods || isOver || hasFailed || loading.current || !current.current) return;
      void load(key, false, current.current.signal);
    },
    retry: () => setAttempt(attempt + 1),
  };
}
