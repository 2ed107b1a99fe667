import { useEffect, useRef } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import styles from './CountdownDialog.module.css';

/** A256, AD36: over everything, announced; any click or key anywhere starts the time anew and so takes it away. */
export function CountdownDialog({ seconds }: { seconds: number }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal?.();
    return () => {
      shown?.close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="countdown-title" aria-describedby="countdown-help">
      <p id="countdown-title" className={styles.title} role="timer">
        {t('kiosk_logout_countdown', { n: seconds })}
      </p>
      <p id="countdown-help" className={styles.help} role="alert">
        {t('kiosk_logout_help')}
      </p>
      {/* Any press will do; this is the one that a screen reader finds. */}
      <Button wide>{t('kiosk_logout_stay')}</Button>
    </dialog>
  );
}
