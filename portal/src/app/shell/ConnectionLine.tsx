import { CloudOff } from 'lucide-react';
import { useStore } from 'zustand';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import styles from './ConnectionLine.module.css';

/** A thin line at the top while the hub cannot be reached: of when is what the guest sees. */
export function ConnectionLine() {
  const t = useT();
  const formats = useFormats();
  const { reachable, lastAnswerAt } = useStore(usePortal().connection);
  return (
    <div role="status">
      {!reachable && (
        <p className={styles.line}>
          <CloudOff aria-hidden="true" />
          {lastAnswerAt === undefined
            ? t('offline')
            : t('offline_as_of', { time: formats.time(formats.shipTime(lastAnswerAt).time) })}
        </p>
      )}
    </div>
  );
}
