import { useEffect } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';

/** The first pages and the worker's own files go first. */
export const QUIET_MS = 15_000;
const TAKEN_KEY = 'guestportal.takenAlong';
/** What was taken along is good for half a day; pages that are opened renew theirs anyway. */
const TAKEN_FOR_MS = 12 * 60 * 60_000;

/** Once the phone is quiet, reads ahead what a guest may want where there is no network. */
export function TakeAlong() {
  const { hub, now } = usePortal();
  const { extensions, enableWayfinder } = useConfiguration();
  const { language } = useTranslation();
  const { sessionId } = useGroup('authentication');

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    async function take() {
      if (!(await hasWorker()) || signal.aborted) return;
      const { guestSteps, publicSteps, takeAlong } = await import('./take-along.ts');
      const luggage = { hub, signal, language, hasWayfinder: enableWayfinder, extensions };
      if (sessionId) await takeAlong(guestSteps(luggage), signal);
      if (wasTaken(now(), language)) return;
      if (await takeAlong(publicSteps(luggage), signal)) noteTaken(now(), language);
    }
    const timer = setTimeout(() => void take().catch((error) => console.warn('Nothing taken along', error)), QUIET_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [hub, now, language, enableWayfinder, extensions, sessionId]);
  return null;
}

/** Without the worker nothing would be kept, and whoever saves data pays for it. */
async function hasWorker(): Promise<boolean> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return false;
  await serviceWorker.ready;
  return serviceWorker.controller !== null;
}

function wasTaken(now: number, language: string): boolean {
  try {
    const [at, of] = JSON.parse(localStorage.getItem(TAKEN_KEY) ?? '[]') as [number?, string?];
    return of === language && now - (at ?? 0) < TAKEN_FOR_MS;
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
