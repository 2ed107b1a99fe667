import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { readAnew } from '#portal/shared/hub/read-anew.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { markRefused, takeOut } from '#portal/shared/outbox/outbox.ts';
import { guestOf } from '#portal/shared/state/authentication.ts';
import type { Letter } from '#portal/shared/state/letter.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import { sendLetter, shownBy } from './send-letter.ts';

/** A hub that answers with an error of its own is asked again after this time. */
export const SEND_AGAIN_MS = 30_000;

/** Sends what waits, one after the other, as soon as the hub answers; what it cannot take now lets the others pass. */
export function SendLetters() {
  const t = useT();
  const { hub, store, connection, queries } = useRunningPortal();
  const reachable = useStore(connection, (state) => state.reachable);
  const guest = guestOf(useGroup('authentication'));
  const own = useGroup('outbox').letters.filter((letter) => letter.guest === guest);
  const [postponed, setPostponed] = useState<readonly Letter[]>([]);
  if (!reachable && postponed.length > 0) setPostponed([]);
  const next = own.find((letter) => !letter.fate && !postponed.includes(letter));

  useEffect(() => {
    if (!reachable || !next) return;
    let isOver = false;
    sendLetter(hub, next).then((fate) => {
      if (fate === 'later') {
        if (!isOver) setPostponed((others) => [...others, next]);
        return;
      }
      // A read mark is nothing that its guest would miss.
      if (fate === 'refused' && next.kind !== 'read') markRefused(store, next);
      else takeOut(store, next);
      const route = shownBy(next);
      if (route) readAnew(queries, route);
    });
    return () => {
      isOver = true;
    };
  }, [reachable, next, hub, store, queries]);

  useEffect(() => {
    if (postponed.length === 0) return;
    const timer = setTimeout(() => setPostponed([]), SEND_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [postponed]);

  const refused = own.find(({ kind, fate }) => kind === 'feedback' && fate === 'refused');
  if (!refused) return null;
  return (
    <Dialog key={refused.key} title={t('ratings_title')} size="small" onClose={() => takeOut(store, refused)}>
      <p>{t('feedback_error_message')}</p>
    </Dialog>
  );
}
