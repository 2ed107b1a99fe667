import { useEffect, useRef, useState } from 'react';
import { type PmsLogin, sessionRoutes } from '#contract/areas/session.ts';
import { TYPE_A_PREFIX } from '#contract/pms-type.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useNavigate, useParams } from '#portal/shared/router/router-context.ts';
import { clearAuthentication } from '#portal/shared/state/authentication.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { LoginCard } from './LoginCard.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import styles from './LoginPage.module.css';
import { ReLogin } from './ReLogin.tsx';
import { typeAPayload } from './type-a-payload.rules.ts';
import { useLogin } from './use-login.ts';

/** A169-A177: opening a type A address is the login. */
export function TypeALoginPage() {
  const t = useT();
  const params = useParams();
  const navigate = useNavigate();
  const call = useHubCall();
  const { store } = usePortal();
  const { login } = useLogin('typeA');
  const [failure, setFailure] = useState<{ message?: string }>();
  const payload = typeAPayload(params);
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return; // a token is good for one call
    isSent.current = true;
    if (payload) void send(payload);
    else console.warn('The login address has no token.'); // A172

    async function send(body: PmsLogin) {
      clearAuthentication(store);
      const outcome = await login(() => call(sessionRoutes.loginByPms, { body }));
      if (outcome.kind === 'failure') setFailure({ message: outcome.message });
      else navigate(`/${TYPE_A_PREFIX}/loginsuccess`, { replace: true }); // A173
    }
  });

  if (payload && !failure) return <LoadingOverlay />;
  return (
    <div className={styles.page}>
      {failure ? (
        <LoginCard title={t('login_title')}>
          <LoginFailure text={t('loginFailedRetina')} message={failure.message} />
        </LoginCard>
      ) : (
        <ReLogin />
      )}
    </div>
  );
}
