import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { guestOf } from '#portal/shared/booking/booking-answer.rules.ts';
import { readAnew } from '#portal/shared/hub/read-anew.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { sendLetter, shownBy } from './send-letter.ts';

/** A hub that answers with an error of its own is asked again after this time. */
export const SEND_AGAIN_MS = 30_000;

/** Sends what waits, one after the other, as soon as the hub answers. */
export function SendLetters() {
  const { hub, store, connection, queries } = useRunningPortal();
  const reachable = useStore(connection, (state) => state.reachable);
  const guest = guestOf(useGroup('authentication'));
  const next = useGroup('outbox').letters.find((letter) => letter.guest === guest);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends again
  useEffect(() => {
    if (!reachable || !next) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    sendLetter(hub, next).then((fate) => {
      if (isOver) return;
      if (fate === 'later') {
        timer = setTimeout(() => setAttempt((count) => count + 1), SEND_AGAIN_MS);
        return;
      }
      patchGroup(store, 'outbox', { letters: store.getState().outbox.letters.filter(({ key }) => key !== next.key) });
      const route = shownBy(next);
      if (route) readAnew(queries, route);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [reachable, next, attempt, hub, store, queries]);
  return null;
}
