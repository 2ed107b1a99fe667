import { useStore } from 'zustand';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import styles from './ScreenFrame.module.css';

/** Without a hub the screen goes on with what it last had, and says in a corner of when that is. */
export function ScreenAge() {
  const t = useT();
  const { shipTime, time } = useFormats();
  const { reachable, lastAnswerAt } = useStore(usePortal().connection);
  if (reachable) return null;
  return (
    <p className={styles.age}>
      {lastAnswerAt === undefined ? t('kit.offline') : t('screen_as_of', { time: time(shipTime(lastAnswerAt).time) })}
    </p>
  );
}
