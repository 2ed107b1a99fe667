import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import styles from './Announcements.module.css';

const CHECK_MS = 10_000;

/** What is announced now: a banner on phones, where a guest may close what is not urgent; a band on kiosks and screens. */
export function Announcements() {
  const t = useT();
  const text = useText();
  const { kind } = useConfiguration();
  const { announcements = [] } = useGroup('live');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const now = useNow(CHECK_MS);
  const shown = announcements.filter(({ id, until }) => !closed.includes(id) && Date.parse(until) > now);
  const [first] = shown;
  if (!first) return null;
  const isUrgent = first.priority === 'urgent';
  return (
    <div className={styles.band} data-kind={kind} data-urgent={isUrgent} role={isUrgent ? 'alert' : 'status'}>
      <Megaphone aria-hidden="true" />
      <p className={styles.text}>{text(first.text)}</p>
      {kind === 'App' && !isUrgent && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('kit.close')}
          onClick={() => setClosed([...closed, first.id])}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
