import { useEffect, useEffectEvent } from 'react';
import { isSameDay } from '#portal/shared/copies/same-day.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';

/** The first pages and the worker's own files go first. */
export const QUIET_MS = 15_000;
/** Whoever was cut off meanwhile begins again then; a bad link is not asked for the same all the time. */
export const AGAIN_MS = 5 * 60_000;
const TAKEN_KEY = 'guestportal.takenAlong';
/** What was taken along is good for half a day, and for that day: what a page brings with it renews no copy. */
const TAKEN_FOR_MS = 12 * 60 * 60_000;

/** Once the phone is quiet, reads ahead what a guest may want where there is no network. */
export function TakeAlong() {
  const { hub, now, connection } = usePortal();
  const { extensions, enableWayfinder } = useConfiguration();
  const { language } = useTranslation();
  const { shipTime } = useFormats();
  const { sessionId } = useGroup('authentication');

  /** Answers whether nothing is left to be taken. */
  const take = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    if (!(await hasWorker(signal))) return true;
    const isReachable = () => connection.getState().reachable;
    if (!isReachable()) return false;
    // What the page brought and has not used is an answer that the worker never saw.
    window.earlyAnswers?.clear();
    const { guestSteps, publicSteps, takeAlong } = await import('./take-along.ts');
    const today = shipTime(now()).day;
    const luggage = { hub, signal, language, today, hasWayfinder: enableWayfinder, extensions };
    if (sessionId && !(await takeAlong(guestSteps(luggage), signal, isReachable))) return false;
    if (wasTaken(now(), language)) return true;
    if (!(await takeAlong(publicSteps(luggage), signal, isReachable))) return false;
    noteTaken(now(), language);
    return true;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or guest has other luggage
  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    function takeIn(milliseconds: number) {
      timer = setTimeout(async () => {
        const isDone = await take(end.signal).catch((error) => console.warn('Nothing taken along', error));
        if (!isDone && !end.signal.aborted) takeIn(AGAIN_MS);
      }, milliseconds);
    }
    takeIn(QUIET_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [language, enableWayfinder, extensions, sessionId]);
  return null;
}

/** Without the worker nothing would be kept, and whoever saves data pays for it. */
async function hasWorker(signal: AbortSignal): Promise<boolean> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return false;
  await serviceWorker.ready;
  // At the first visit it is ready some time before it takes over the page.
  if (!serviceWorker.controller) {
    const once = { once: true, signal };
    await new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken, once));
  }
  return true;
}

function wasTaken(now: number, language: string): boolean {
  try {
    const [at = 0, of] = JSON.parse(localStorage.getItem(TAKEN_KEY) ?? '[]') as [number?, string?];
    return of === language && isSameDay(at, now) && now - at < TAKEN_FOR_MS;
  } catch {
    return false;
  }
}

function noteTaken(now: number, language: string): void {
  try {
    localStorage.setItem(TAKEN_KEY, JSON.stringify([now, language]));
  } catch {
    // Taken along once more at the next start.
  }
}
