import Play from 'lucide-react/icons/play';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './StartButton.module.css';

/** The large button on a film that has not begun. */
export function StartButton({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <button type="button" className={styles.start} onClick={onPress} aria-label={t('player_start')}>
      <Play aria-hidden="true" />
    </button>
  );
}
