import { z } from 'zod';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { addDays, type IsoDay, parseHubDate, wallClock } from '#contract/hub-date.ts';
import type { Pack } from '#packs/pack.schema.ts';

const KNOWN_FOR_MS = 60_000;
const WAIT_MS = 2_000;
const firstDay = z.array(z.object({ date: z.string(), day: z.number() })).min(1);

/**
 * The day that the voyage began, as the hub's itinerary says it: the hub keeps its days until the voyage is over. While
 * the hub does not answer, the voyage is where it is when the pack is new.
 */
export function embarkationOf(pack: Pack, hubUrl: string | undefined, now: () => number = Date.now) {
  let known: { day: IsoDay; at: number } | undefined;

  async function ask(): Promise<IsoDay | undefined> {
    if (!hubUrl) return undefined;
    try {
      const answer = await fetch(`${hubUrl}/v1/${holidayRoutes.schedules.path}`, {
        signal: AbortSignal.timeout(WAIT_MS),
      });
      const [first] = firstDay.parse(await answer.json());
      const day = parseHubDate(first?.date ?? '');
      return day && first && addDays(day, 1 - first.day);
    } catch {
      return undefined;
    }
  }

  return async (): Promise<IsoDay> => {
    if (known && now() - known.at < KNOWN_FOR_MS) return known.day;
    const day = await ask();
    if (day) known = { day, at: now() };
    const today = wallClock(new Date(now()), pack.operator.shipTimeZone).day;
    return day ?? known?.day ?? addDays(today, 1 - pack.voyage.todayIsDay);
  };
}
