import { useState } from 'react';
import { sessionRoutes } from '#contract/areas/session.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { PinField } from '#portal/shared/ui/PinField.tsx';
import { useForm } from '#portal/shared/ui/use-form.ts';
import { hubMessage } from './hub-message.rules.ts';
import styles from './LoginPage.module.css';
import { isPin, isPinSuccess } from './pin.rules.ts';

type Result = { kind: 'changed' } | { kind: 'failed'; message?: string };
const EMPTY = { currentPin: '', newPin: '' };

export function PinChangeForm() {
  const { t, language } = useTranslation();
  const call = useHubCall();
  const [result, setResult] = useState<Result>();
  const form = useForm({
    initial: EMPTY,
    check: ({ currentPin, newPin }) => {
      setResult(undefined);
      return {
        currentPin: isPin(currentPin) ? undefined : t('new_pin_length'),
        newPin: isPin(newPin) ? undefined : t('new_pin_length'),
      };
    },
    submit: async (body) => {
      try {
        const reply: unknown = await call(sessionRoutes.changePin, { body });
        if (isPinSuccess(reply)) form.set(EMPTY);
        setResult({ kind: isPinSuccess(reply) ? 'changed' : 'failed' });
      } catch (error) {
        if (!isHubFailure(error)) throw error;
        setResult({ kind: 'failed', message: hubMessage(error, language, t) });
      }
    },
  });
  const isRefused = Object.values(form.messages).some(Boolean);

  return (
    <section className={styles.card}>
      <h2>{t('pin_page_change')}</h2>
      <form className={styles.form} {...form.form}>
        {isRefused && <Notice tone="danger">{t('pin_page_both_length')}</Notice>}
        {result?.kind === 'changed' && <Notice tone="success">{t('pin_page_changed')}</Notice>}
        {result?.kind === 'failed' && (
          <Notice tone="danger">
            <p>{t('error_pin_change')}</p>
            {result.message && <p>{result.message}</p>}
          </Notice>
        )}
        <PinField {...form.field('currentPin')} label={t('pin_current')} autoComplete="current-password" />
        <PinField {...form.field('newPin')} label={t('pin_new')} autoComplete="new-password" />
        <Button type="submit" busy={form.busy} disabled={form.busy}>
          {t('pin_change_confirm')}
        </Button>
      </form>
    </section>
  );
}
