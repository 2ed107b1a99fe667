import ShieldCheck from 'lucide-react/icons/shield-check';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { Button } from '#portal/shared/ui/Button.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import styles from './Consent.module.css';
import type { Decision } from './use-consent.ts';

interface ConsentChoiceProps {
  consent: boolean | null;
  busy: Decision | undefined;
  onChoose: (decision: Decision) => Promise<void>;
}

/** B287, B291: yes or no at first, later the decision with the way to change it. */
export function ConsentChoice({ consent, busy, onChoose }: ConsentChoiceProps) {
  const t = useT();
  const { extensions } = useConfiguration();
  const withoutFaces = extensions.has('photo-care') && (
    <div className={styles.without}>
      <p>{t('photos_consent_without_help')}</p>
      <Button kind="quiet" busy={busy === 'withoutFaces'} onClick={() => onChoose('withoutFaces')}>
        {t('photos_consent_without')}
      </Button>
    </div>
  );
  if (consent === true) return <OptedIn busy={busy} onChoose={onChoose} />;
  if (consent === false) {
    return (
      <>
        <Status tone="neutral" word={t('photos_consent_is_out')} help={t('photos_consent_is_out_help')} />
        <div className={styles.buttons}>
          <Button busy={busy === 'in'} onClick={() => onChoose('in')}>
            {t('photos_consent_change_in')}
          </Button>
          <LinkButton kind="secondary" to="/photomatch/overview">
            {t('photos_to_overview')}
          </LinkButton>
        </div>
        {withoutFaces}
      </>
    );
  }
  return (
    <>
      <h2>{t('photos_consent_question')}</h2>
      <div className={styles.buttons}>
        <Button busy={busy === 'in'} onClick={() => onChoose('in')}>
          {t('photos_consent_yes')}
        </Button>
        <Button kind="secondary" busy={busy === 'out'} onClick={() => onChoose('out')}>
          {t('photos_consent_no')}
        </Button>
      </div>
      <p className={styles.small}>{t('photos_consent_free')}</p>
      {withoutFaces}
    </>
  );
}

/** Taking it back is as easy as giving it (GDPR, article 7): one press, and what it deletes is said beside it. */
function OptedIn({ busy, onChoose }: Pick<ConsentChoiceProps, 'busy' | 'onChoose'>) {
  const t = useT();
  return (
    <>
      <Status tone="positive" word={t('photos_consent_is_in')} help={t('photos_consent_is_in_help')} />
      <div className={styles.buttons}>
        <LinkButton to="/photomatch/overview">{t('photos_to_overview')}</LinkButton>
        <Button kind="secondary" busy={busy === 'out'} onClick={() => onChoose('out')}>
          {t('photos_consent_change_out')}
        </Button>
      </div>
      <p className={styles.small}>
        {t('photos_consent_out_deletes')} {t('photos_consent_out_keeps')}
      </p>
    </>
  );
}

function Status({ tone, word, help }: { tone: 'positive' | 'neutral'; word: string; help: string }) {
  const t = useT();
  return (
    <div className={styles.status}>
      <h2>
        {t('photos_consent_status')}{' '}
        <Badge tone={tone} icon={tone === 'positive' && <ShieldCheck aria-hidden="true" />}>
          {word}
        </Badge>
      </h2>
      <p>{help}</p>
    </div>
  );
}
