import { useEffect, useState } from 'react';
import { type Authentication, sessionRoutes } from '#contract/areas/session.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { clearAuthentication, isLoggedIn } from '#portal/shared/state/authentication.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { PinField } from '#portal/shared/ui/PinField.tsx';
import { useForm } from '#portal/shared/ui/use-form.ts';
import { hubMessage } from './hub-message.rules.ts';
import styles from './LoginPage.module.css';
import { readPmsInformation } from './login-outcome.rules.ts';
import { isPin, isPinSuccess } from './pin.rules.ts';

type PinChangeDialogProps = {
  /** The answer of the login, with the session id of a guest who is not in yet. */
  authentication: Authentication;
  currentPin: string;
  onChanged: (authentication: Authentication) => void;
  onClosed: () => void;
};

/** A229-A236, AD32: stands between the login and the portal until the guest has a PIN of their own. */
export function PinChangeDialog({ authentication, currentPin, onChanged, onClosed }: PinChangeDialogProps) {
  const { t, language } = useTranslation();
  const { hub, store } = usePortal();
  const [failure, setFailure] = useState<{ message?: string }>();

  // AD32: without the change the session is worth nothing; it ends here and on the hub.
  useEffect(() => {
    const discard = () => {
      const { authentication: held } = store.getState();
      if (isLoggedIn(held) || held.sessionId !== authentication.sessionId) return;
      hub.call(sessionRoutes.logout, { keepalive: true, quietly: true }).catch(() => undefined);
      clearAuthentication(store);
    };
    return discard;
  }, [hub, store, authentication.sessionId]);

  const form = useForm({
    initial: { newPin: '' },
    check: ({ newPin }) => {
      if (!isPin(newPin)) return { newPin: t('new_pin_length') };
      return newPin === currentPin ? { newPin: t('new_pin_same') } : {};
    },
    submit: async ({ newPin }) => {
      try {
        const reply: unknown = await hub.call(sessionRoutes.changePin, { body: { currentPin, newPin } });
        if (isPinSuccess(reply)) onChanged(completed(authentication));
        else setFailure({});
      } catch (error) {
        if (!isHubFailure(error)) throw error;
        setFailure({ message: hubMessage(error, language, t) });
      }
    },
  });
  const isTooShort = form.messages.newPin === t('new_pin_length');

  return (
    <Dialog
      title={t('pin_change_title')}
      onClose={onClosed}
      size="small"
      actions={
        <>
          <Button kind="secondary" onClick={onClosed}>
            {t('pin_change_close')}
          </Button>
          {!failure && (
            <Button type="submit" form="pin-change" busy={form.busy} disabled={form.busy}>
              {t('pin_change_confirm')}
            </Button>
          )}
        </>
      }
    >
      {failure ? (
        <Notice tone="danger">
          <p>{t('error_pin_change')}</p>
          {failure.message && <p>{failure.message}</p>}
        </Notice>
      ) : (
        <form id="pin-change" className={styles.form} {...form.form}>
          <p>{t('pin_change_intro')}</p>
          {isTooShort && <Notice tone="danger">{t('new_pin_refused')}</Notice>}
          <PinField
            {...form.field('newPin')}
            label={t('pin_new')}
            help={form.messages.newPin ? undefined : t('new_pin_length')}
            autoComplete="new-password"
          />
        </form>
      )}
    </Dialog>
  );
}

function completed(authentication: Authentication): Authentication {
  const information = { ...readPmsInformation(authentication.pms?.information), isPinChangeRequired: false };
  return { ...authentication, isAuthenticated: true, pms: { ...authentication.pms, information } };
}
