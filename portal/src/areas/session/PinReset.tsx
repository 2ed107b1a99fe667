import { useState } from 'react';
import { sessionRoutes } from '#contract/areas/session.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { ConfirmDialog } from '#portal/shared/ui/ConfirmDialog.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './LoginPage.module.css';
import { isPinSuccess } from './pin.rules.ts';

type Step = 'idle' | 'asking' | 'sending' | 'done' | 'failed';

/** A238, A242, AD34: after a question, because the PIN in use is gone with it. */
export function PinReset() {
  const t = useT();
  const call = useHubCall();
  const [step, setStep] = useState<Step>('idle');

  async function reset() {
    setStep('sending');
    try {
      const reply: unknown = await call(sessionRoutes.resetPin, { body: {} });
      setStep(isPinSuccess(reply) ? 'done' : 'failed');
    } catch (error) {
      if (!isHubFailure(error)) throw error;
      setStep('failed');
    }
  }

  return (
    <section className={styles.card}>
      <h2>{t('pin_page_reset')}</h2>
      <p>{t('pin_page_reset_intro')}</p>
      {step === 'done' && <Notice tone="success">{t('pin_page_reset_done')}</Notice>}
      {step === 'failed' && <Notice tone="danger">{t('error_pin_reset')}</Notice>}
      <Button kind="secondary" onClick={() => setStep('asking')}>
        {t('pin_page_reset')}
      </Button>
      {(step === 'asking' || step === 'sending') && (
        <ConfirmDialog
          title={t('pin_page_reset_question')}
          confirm={t('pin_page_reset')}
          danger
          busy={step === 'sending'}
          onConfirm={reset}
          onCancel={() => setStep('idle')}
        >
          {t('pin_page_reset_consequence')}
        </ConfirmDialog>
      )}
    </section>
  );
}
