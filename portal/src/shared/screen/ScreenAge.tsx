import { useStore } from 'zustand';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { shownAsOf } from '#portal/shared/hub/connection.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import styles from './ScreenFrame.module.css';

/** Without a hub the screen goes on with what it last had, and says in a corner of when that is. */
export function ScreenAge() {
  const t = useT();
  const formats = useFormats();
  const { connection, now } = usePortal();
  const state = useStore(connection);
  if (state.reachable) return null;
  const words = (at: number) => {
    const { day, time } = formats.shipTime(at);
    const values = { day: formats.words(day, 'dayMonth'), time: formats.time(time) };
    return day === formats.shipTime(now()).day ? t('screen_as_of', values) : t('screen_as_of_day', values);
  };
  const at = shownAsOf(state);
  return <p className={styles.age}>{at === undefined ? t('kit.offline') : words(at)}</p>;
}
