import { useState } from 'react';
import { sessionRoutes } from '#contract/areas/session.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { TextField } from '#portal/shared/ui/TextField.tsx';
import { useForm } from '#portal/shared/ui/use-form.ts';
import { BirthDateField, useBirthDateOrder } from './BirthDateField.tsx';
import { hubBirthDate } from './birth-date.rules.ts';
import { LoginCard } from './LoginCard.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import styles from './LoginPage.module.css';
import { useLogin } from './use-login.ts';

export function NameLogin() {
  const t = useT();
  const order = useBirthDateOrder();
  const call = useHubCall();
  const { login } = useLogin('other');
  const [failure, setFailure] = useState<{ message?: string }>();

  const form = useForm({
    initial: { firstName: '', lastName: '', birthDate: '' },
    check: ({ firstName, lastName, birthDate }) => {
      setFailure(undefined);
      return {
        firstName: firstName.trim() ? undefined : t('login_field_missing'),
        lastName: lastName.trim() ? undefined : t('login_field_missing'),
        birthDate: hubBirthDate(birthDate, order) ? undefined : t('login_birth_date_missing'),
      };
    },
    submit: async ({ firstName, lastName, birthDate }) => {
      const dob = hubBirthDate(birthDate, order) ?? '';
      const body = { firstName: firstName.trim(), lastName: lastName.trim(), dob };
      const outcome = await login(() => call(sessionRoutes.loginByPms, { body }));
      if (outcome.kind === 'failure') setFailure({ message: outcome.message });
    },
  });
  const isIncomplete = Object.values(form.messages).some(Boolean);

  return (
    <LoginCard title={t('login_title')} intro={t('login_intro_name')}>
      <form className={styles.form} {...form.form}>
        {failure && <LoginFailure text={t('loginFailedName')} message={failure.message} />}
        {isIncomplete && <Notice tone="danger">{t('error_empty_fields')}</Notice>}
        <TextField
          {...form.field('firstName')}
          label={t('login_first_name')}
          autoComplete="given-name"
          spellCheck={false}
        />
        <TextField
          {...form.field('lastName')}
          label={t('login_last_name')}
          autoComplete="family-name"
          spellCheck={false}
        />
        <BirthDateField {...form.field('birthDate')} />
        <Button type="submit" wide busy={form.busy} disabled={form.busy}>
          {t('login_submit')}
        </Button>
      </form>
    </LoginCard>
  );
}
