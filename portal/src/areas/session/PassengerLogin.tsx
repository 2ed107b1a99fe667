import { useState } from 'react';
import { sessionRoutes } from '#contract/areas/session.ts';
import { toHubDate, wallClock } from '#contract/hub-date.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { DateField } from '#portal/shared/ui/DateField.tsx';
import { TextField } from '#portal/shared/ui/TextField.tsx';
import { useForm } from '#portal/shared/ui/use-form.ts';
import { LoginCard } from './LoginCard.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import styles from './LoginPage.module.css';
import { useLogin } from './use-login.ts';

export function PassengerLogin() {
  const t = useT();
  const { now } = usePortal();
  const call = useHubCall();
  const { login } = useLogin('passenger');
  const [failure, setFailure] = useState<{ message?: string }>();
  const [today] = useState(() => wallClock(new Date(now())).day); // AD24: the device's own date

  const wrong = {
    departureDate: t('login_date_error'),
    bookingReference: t('login_booking_reference_error'),
    lastName: t('login_last_name_error'),
  };
  const form = useForm({
    initial: { departureDate: today, bookingReference: '', lastName: '' },
    check: ({ departureDate, bookingReference, lastName }) => {
      setFailure(undefined);
      return {
        departureDate: departureDate >= today ? undefined : wrong.departureDate, // A202
        bookingReference: bookingReference.trim() ? undefined : wrong.bookingReference,
        lastName: lastName.trim() ? undefined : wrong.lastName,
      };
    },
    submit: async ({ departureDate, bookingReference, lastName }) => {
      const body = {
        bookingReference: bookingReference.trim(), // A203
        lastName: lastName.trim(),
        departureDate: toHubDate(departureDate),
      };
      const outcome = await login(() => call(sessionRoutes.loginByPassenger, { body }));
      if (outcome.kind !== 'failure') return undefined;
      setFailure({ message: outcome.message });
      return wrong; // A207
    },
  });

  return (
    <LoginCard title={t('login_title')} intro={t('login_intro_passenger')}>
      <form className={styles.form} {...form.form}>
        {failure && <LoginFailure text={t('loginFailed')} message={failure.message} />}
        <DateField {...form.field('departureDate')} label={t('login_departure_date')} min={today} />
        <TextField
          {...form.field('bookingReference')}
          label={t('login_booking_reference')}
          help={t('login_booking_reference_help')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...form.field('lastName')}
          label={t('login_lead_surname')}
          autoComplete="family-name"
          spellCheck={false}
        />
        <Button type="submit" wide busy={form.busy} disabled={form.busy}>
          {t('login_submit')}
        </Button>
      </form>
    </LoginCard>
  );
}
