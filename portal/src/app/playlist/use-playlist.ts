import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { type PlaylistEntry, screenControlRoutes } from '#contract/areas/screen-control.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { noteTrouble } from '#portal/shared/device/trouble.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { languageOf, nextDue } from './playlist.rules.ts';

const REFRESH_MS = 5 * 60_000;
const TICK_MS = 500;
/** A page that had nothing to show is tried again after this. */
const SKIPPED_MS = 60_000;

interface Playing {
  entry: PlaylistEntry;
  index: number;
  round: number;
  since: number;
}

export interface Playlist {
  entry: PlaylistEntry;
  /** Differs whenever a page begins. */
  key: string;
  skip: () => void;
}

/** What is shown now of the playlist, by the clock; nothing when there is none or nothing of it is due. */
export function usePlaylist(isOn: boolean): Playlist | undefined {
  const { now } = usePortal();
  const { shipTime } = useFormats();
  const { entries, dayOf } = useEntries(isOn);
  const [playing, setPlaying] = useState<Playing>();
  const skipped = useRef(new Map<string, number>());
  useTurningLanguage(isOn ? playing : undefined);

  const goOn = useEffectEvent((from: number, round: number) => {
    const at = now();
    const { day, time } = shipTime(at);
    const isShowing = (path: string) => at - (skipped.current.get(path) ?? Number.NEGATIVE_INFINITY) > SKIPPED_MS;
    const index = nextDue(entries, from, { time, day: dayOf(day) }, isShowing);
    const entry = index === undefined ? undefined : entries[index];
    if (index === undefined || !entry) return setPlaying(undefined);
    setPlaying({ entry, index, round: index <= from ? round + 1 : round, since: at });
  });

  const check = useEffectEvent(() => {
    if (!playing) return goOn(-1, 0);
    if (now() - playing.since >= playing.entry.seconds * 1000) goOn(playing.index, playing.round);
  });

  // A new playlist begins at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are what begins anew
  useEffect(() => {
    if (!isOn) return setPlaying(undefined);
    goOn(-1, 0);
    const timer = setInterval(check, TICK_MS);
    return () => clearInterval(timer);
  }, [isOn, entries]);

  const skipThis = useEffectEvent((path: string) => {
    skipped.current.set(path, now());
    noteTrouble(`The page ${path} had nothing to show and was passed over`);
    if (playing?.entry.path === path) goOn(playing.index, playing.round);
  });
  const path = playing?.entry.path;
  const skip = useCallback(() => {
    if (path) skipThis(path);
  }, [path]);
  if (!isOn || !playing) return undefined;
  return { entry: playing.entry, key: `${playing.round}-${playing.index}-${playing.since}`, skip };
}

/** The entries of this device, anew whenever the hub says that they changed, and the day of the voyage where one asks for it. */
function useEntries(isOn: boolean) {
  const { playlist: version } = useGroup('live');
  const reply = useHub(screenControlRoutes.playlist, undefined, {
    enabled: isOn,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    quietly: true,
  });
  const { refetch } = reply;
  const known = useRef(version);
  useEffect(() => {
    if (!isOn || known.current === version) return;
    known.current = version;
    refetch();
  }, [isOn, version, refetch]);
  const text = JSON.stringify(reply.data?.entries ?? []);
  const entries = useMemo(() => JSON.parse(text) as PlaylistEntry[], [text]);
  const asksForDays = entries.some(({ days }) => days?.length);
  const schedules = useHub(holidayRoutes.schedules, undefined, {
    enabled: isOn && asksForDays,
    staleTime: REFRESH_MS,
    quietly: true,
  });
  const dayOf = (day: string) => schedules.data?.find(({ date }) => parseHubDate(date) === day)?.day;
  return { entries, dayOf };
}

function useTurningLanguage(playing: Playing | undefined): void {
  const { languages } = useConfiguration();
  const { language, choose } = useTranslation();
  const [first] = useState(language);
  const turn = useEffectEvent(({ index, round }: Playing) => {
    const codes = languages.map(({ code }) => code);
    if (codes.length > 1) choose(languageOf(codes, first, index, round));
  });
  useEffect(() => {
    if (playing) turn(playing);
  }, [playing]);
}
