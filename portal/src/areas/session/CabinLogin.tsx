import { useState } from 'react';
import { type Authentication, sessionRoutes } from '#contract/areas/session.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { PinField } from '#portal/shared/ui/PinField.tsx';
import { TextField } from '#portal/shared/ui/TextField.tsx';
import { useForm } from '#portal/shared/ui/use-form.ts';
import { LoginCard } from './LoginCard.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import styles from './LoginPage.module.css';
import { PinChangeDialog } from './PinChangeDialog.tsx';
import { useLogin } from './use-login.ts';

export function CabinLogin() {
  const t = useT();
  const asksForPin = useConfiguration().pms.pinLoginEnabled === true; // A188, A189
  const call = useHubCall();
  const { login, finish } = useLogin('other');
  const [failure, setFailure] = useState<{ message?: string }>();
  /** AD32: the PIN just used is kept here, in memory, and nowhere else. */
  const [pinChange, setPinChange] = useState<{ authentication: Authentication; currentPin: string }>();

  const form = useForm({
    initial: { accountNumber: '', location: '', pinNo: '' },
    check: ({ accountNumber, location, pinNo }) => {
      setFailure(undefined);
      return {
        accountNumber: accountNumber.trim() ? undefined : t('login_field_missing'),
        location: location.trim() ? undefined : t('login_field_missing'),
        pinNo: pinNo || !asksForPin ? undefined : t('login_field_missing'),
      };
    },
    submit: async ({ accountNumber, location, pinNo }) => {
      const body = { accountNumber: accountNumber.trim(), location: location.trim() };
      const outcome = await login(
        () =>
          asksForPin
            ? call(sessionRoutes.loginByPin, { body: { ...body, pinNo } })
            : call(sessionRoutes.loginByPms, { body }),
        asksForPin,
      );
      if (outcome.kind === 'failure') setFailure({ message: outcome.message });
      if (outcome.kind === 'pinChange') {
        setPinChange({ authentication: outcome.authentication, currentPin: pinNo });
      }
    },
  });
  const isIncomplete = Object.values(form.messages).some(Boolean);

  return (
    <LoginCard title={t('login_title')} intro={t('login_intro_cabin')}>
      <form className={styles.form} {...form.form}>
        {failure && <LoginFailure text={t('loginFailed')} message={failure.message} />}
        {isIncomplete && <Notice tone="danger">{t('error_empty_fields')}</Notice>}
        <TextField
          {...form.field('accountNumber')}
          label={t('login_account_number')}
          help={t('login_account_number_help')}
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...form.field('location')}
          label={t('login_cabin_number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {asksForPin && <PinField {...form.field('pinNo')} label={t('login_pin')} />}
        <Button type="submit" wide busy={form.busy} disabled={form.busy}>
          {t('login_submit')}
        </Button>
      </form>
      {pinChange && (
        <PinChangeDialog
          {...pinChange}
          onChanged={finish}
          onClosed={() => {
            setPinChange(undefined);
            form.set({ pinNo: '' });
          }}
        />
      )}
    </LoginCard>
  );
}
