import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useEffect } from 'react';
import { musterRoutes } from '#contract/areas/muster.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import styles from './MusterReminder.module.css';
import { isGroupComplete } from './muster.rules.ts';

const FRESH_MS = 30_000;

/** For the home page, while the drill is ahead: what is urgent stands on top. */
export function MusterReminder({ onKnown }: { onKnown: () => void }) {
  const t = useT();
  const { data, isPending } = useHub(musterRoutes.status, undefined, { staleTime: FRESH_MS, quietly: true });
  useEffect(() => {
    if (!isPending) onKnown();
  }, [isPending, onKnown]);
  if (isGroupComplete(data) !== false) return null;
  return (
    <section className={styles.reminder} aria-label={t('muster_title')}>
      <LifeBuoy aria-hidden="true" />
      <p>{t('muster_incomplete')}</p>
      <LinkButton to="/muster/home">{t('muster_go')}</LinkButton>
    </section>
  );
}
