import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import styles from './ConsentBanner.module.css';

/** Asks once, and only where an analytics code exists. A screen has nobody to ask. */
export function ConsentBanner() {
  const t = useT();
  const { store, clientConfig } = usePortal();
  const { isSignage } = useConfiguration();
  const { analyticsConsent } = useGroup('clientinfo');
  if (!clientConfig.gaCode || analyticsConsent !== undefined || isSignage) return null;
  const answer = (given: boolean) => patchGroup(store, 'clientinfo', { analyticsConsent: given });
  return (
    <section className={styles.banner} aria-labelledby="consent-question">
      <p id="consent-question">{t('consent_question')}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => answer(true)}>
          {t('consent_yes')}
        </button>
        <button type="button" className={styles.answer} onClick={() => answer(false)}>
          {t('consent_no')}
        </button>
      </div>
    </section>
  );
}
