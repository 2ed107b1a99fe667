import Hourglass from 'lucide-react/icons/hourglass';
import Lock from 'lucide-react/icons/lock';
import ScanFace from 'lucide-react/icons/scan-face';
import Undo2 from 'lucide-react/icons/undo-2';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './Consent.module.css';

const FACTS = [
  { icon: ScanFace, name: 'how' },
  { icon: Lock, name: 'stored' },
  { icon: Hourglass, name: 'long' },
  { icon: Undo2, name: 'back' },
] as const;

/** What is done with a face, what is stored, for how long and how it ends, in words that need no lawyer. */
export function ConsentFacts() {
  const t = useT();
  const { device } = useConfiguration();
  return (
    <section className={styles.facts}>
      <h2>{t('photos_consent_facts')}</h2>
      <ul className={styles.cards}>
        {FACTS.map(({ icon: Icon, name }) => (
          <li key={name} className={styles.card}>
            <Icon aria-hidden="true" />
            <h3>{t(`photos_consent_${name}_title`)}</h3>
            <p>{t(`photos_consent_${name}`)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        {t('photos_consent_law')}{' '}
        <PortalLink to={device.privacyPolicyUrl || policyOfPortal()}>{t('basket_privacy')}</PortalLink>
      </p>
    </section>
  );
}

/** B133: for operators who have named none of their own. */
function policyOfPortal(): string {
  return new URL('/privacy-policy.pdf', window.location.href).href;
}
