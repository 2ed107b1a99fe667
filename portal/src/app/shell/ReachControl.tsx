import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import PersonStanding from 'lucide-react/icons/person-standing';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { moveReach, type ReachAction } from './accessibility.rules.ts';
import styles from './Footer.module.css';

/** A145-A148, AD18: moves a tall kiosk's page within reach of a guest who sits. */
export function ReachControl() {
  const t = useT();
  const { store } = usePortal();
  const { accessibility } = useGroup('navigation');
  const move = (action: ReachAction) =>
    patchGroup(store, 'navigation', { accessibility: moveReach(accessibility, action, window.innerHeight) });
  return (
    <div className={styles.reach}>
      <button
        type="button"
        className={styles.action}
        aria-pressed={accessibility.on}
        aria-label={t('footer_accessibility_on')}
        onClick={() => move('toggle')}
      >
        <PersonStanding aria-hidden="true" />
        {t('footer_accessibility')}
      </button>
      {accessibility.on && (
        <>
          <button type="button" className={styles.arrow} aria-label={t('footer_up')} onClick={() => move('up')}>
            <ArrowUp aria-hidden="true" />
          </button>
          <button type="button" className={styles.arrow} aria-label={t('footer_down')} onClick={() => move('down')}>
            <ArrowDown aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}
