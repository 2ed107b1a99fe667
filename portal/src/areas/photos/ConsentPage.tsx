import { useState } from 'react';
import { contentRoutes } from '#contract/areas/content.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './Consent.module.css';
import { ConsentChoice } from './ConsentChoice.tsx';
import { ConsentFacts } from './ConsentFacts.tsx';
import { ConsentReceipt } from './ConsentReceipt.tsx';
import { PhotoGate } from './PhotoGate.tsx';
import { type Decision, useConsent } from './use-consent.ts';

/** B287-B291 */
export function ConsentPage() {
  return <PhotoGate needs="nothing">{(consent) => <Consent consent={consent} />}</PhotoGate>;
}

function Consent({ consent }: { consent: boolean | null }) {
  const t = useT();
  const navigate = useNavigate();
  const { extensions } = useConfiguration();
  const { decide, busy, failure } = useConsent();
  const [isLeft, setLeft] = useState(false);
  const article = useHub(contentRoutes.articlesByHashtag, { query: { hashtag: 'photoconsent' } }).data?.[0];
  usePageTitle(t('photos_consent_title'));

  async function choose(decision: Decision) {
    if (!(await decide(decision))) return;
    if (decision === 'out') setLeft(true);
    else navigate('/photomatch/overview', { viewTransition: true });
  }

  return (
    <div className={styles.page}>
      <PageHeader title={t('photos_consent_title')} lead={t('photos_consent_lead')} />
      <section className={styles.choice} aria-label={t('photos_consent_choice')}>
        {isLeft && consent === false && <Notice tone="success">{t('photos_consent_left')}</Notice>}
        <ConsentChoice consent={consent} busy={busy} onChoose={choose} />
        {failure && (
          <Notice tone="danger">
            {t(failure.code === 'account_needed' ? 'photos_consent_account' : 'photos_consent_failed')}
          </Notice>
        )}
        {consent === false && extensions.has('photo-care') && <ConsentReceipt />}
      </section>
      <ConsentFacts />
      {article?.description && (
        <section className={styles.article}>
          <RichText text={article.description} />
        </section>
      )}
    </div>
  );
}
