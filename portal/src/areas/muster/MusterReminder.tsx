import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useEffect } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useMusterDue } from '#portal/shared/muster/use-muster-due.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import styles from './MusterReminder.module.css';

/** For the home page, while the drill is ahead: what is urgent stands on top. */
export function MusterReminder({ isShown, onKnown }: { isShown: boolean; onKnown: () => void }) {
  const t = useT();
  const { isDue, isPending } = useMusterDue();
  useEffect(() => {
    if (!isPending) onKnown();
  }, [isPending, onKnown]);
  if (!isDue || !isShown) return null;
  return (
    <section className={styles.reminder} aria-label={t('muster_title')}>
      <LifeBuoy aria-hidden="true" />
      <p>{t('muster_incomplete')}</p>
      <LinkButton to="/muster/home">{t('muster_go')}</LinkButton>
    </section>
  );
}
