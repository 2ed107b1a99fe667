import type { Vod, VodGenre } from './vod.ts';

/** C43: what the client keeps of the first provider; only token and device outlive a reload. */
export interface VodState {
  token?: string | undefined;
  deviceUuid?: string | undefined;
  movies?: Vod[] | undefined;
  genres?: VodGenre[] | undefined;
  watchlistitems?: Vod[] | undefined;
  /** The series whose seasons or episodes are open. */
  serie?: Vod | undefined;
  series?: Vod[] | undefined;
  episodes?: Vod[] | undefined;
  /** The film or episode that is open. */
  item?: Vod | undefined;
  errorMessage?: string | undefined;
  isFetching?: boolean | undefined;
  searchMovies?: string | undefined;
  searchSeries?: string | undefined;
  maxReached?: boolean | undefined;
}

export type VodListName = 'movies' | 'series' | 'watchlistitems' | 'episodes';
/** The lists that are fetched page by page: those of films and series, and the albums. */
export type ListName = VodListName | 'audios';
export type ListState = { [Name in ListName]?: Vod[] | undefined } & { maxReached?: boolean | undefined };

/** Several questions may have brought the same title. */
const eachOnce = (vods: Vod[]) => [...new Map(vods.map((vod) => [vod.id, vod])).values()];

/** C44: a list set anew; more may follow. */
export function setList(name: ListName, vods: Vod[]): ListState {
  return { [name]: eachOnce(vods), maxReached: vods.length === 0 };
}

/** C44, C86, C87: a page put behind; an empty one says that there are no more, one that was there already adds nothing. */
export function appendList(state: ListState, name: ListName, vods: Vod[]): ListState {
  if (vods.length === 0) return { maxReached: true };
  const known = new Set((state[name] ?? []).map(({ id }) => id));
  const fresh = eachOnce(vods).filter(({ id }) => !known.has(id));
  // A provider that answers the same page again has no other one.
  return fresh.length === 0 ? { maxReached: true } : { [name]: [...(state[name] ?? []), ...fresh] };
}

const LISTS: readonly VodListName[] = ['movies', 'series', 'watchlistitems', 'episodes'];

/** C44: one title wherever it stands; the others stay the same objects. */
export function updateVod(state: VodState, id: string, change: Partial<Vod>): Partial<VodState> {
  const changed = (vod: Vod): Vod => (vod.id === id ? { ...vod, ...change } : vod);
  const lists = LISTS.filter((name) => state[name]?.some((vod) => vod.id === id)).map((name) => [
    name,
    state[name]?.map(changed),
  ]);
  return {
    ...Object.fromEntries(lists),
    ...(state.item?.id === id && { item: changed(state.item) }),
    ...(state.serie?.id === id && { serie: changed(state.serie) }),
  };
}

/** C45 */
export function removeWatchlistItem(state: VodState, id: string): Partial<VodState> {
  return { watchlistitems: state.watchlistitems?.filter((vod) => vod.id !== id) };
}
