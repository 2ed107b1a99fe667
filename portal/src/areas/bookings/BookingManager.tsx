import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BookedEntry } from '#contract/areas/booking-changes.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import styles from './Bookings.module.css';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { ManageAction } from './manage.rules.ts';
import { ManagingContext } from './managing.ts';

const DIALOGS = { cancel: CancelDialog, change: ChangeDialog, accept: AcceptDialog } as const;

/**
 * Around a list of bookings. The dialog stands above the list, so that a booking may leave it while the answer is read; what
 * came of it is said where the guest goes on reading, and has the focus.
 */
export function BookingManager({ entries, children }: { entries: readonly BookedEntry[]; children: ReactNode }) {
  const [opened, setOpened] = useState<{ action: ManageAction; entry: BookedEntry }>();
  const [done, setDone] = useState<string>();
  const Dialog = opened && DIALOGS[opened.action];

  function open(action: ManageAction, entry: BookedEntry) {
    setDone(undefined);
    setOpened({ action, entry });
  }

  return (
    <ManagingContext value={{ entries, open }}>
      {done && <Outcome words={done} />}
      {children}
      {Dialog && (
        <Dialog
          entry={opened.entry}
          onClose={() => setOpened(undefined)}
          onDone={(words) => {
            setOpened(undefined);
            setDone(words);
          }}
        />
      )}
    </ManagingContext>
  );
}

function Outcome({ words }: { words: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Notice tone="success">
        <p>{words}</p>
      </Notice>
    </div>
  );
}
