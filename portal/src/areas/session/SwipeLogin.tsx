import { useRef, useState } from 'react';
import { sessionRoutes } from '#contract/areas/session.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Spinner } from '#portal/shared/ui/Spinner.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { SwipeDrawing } from './SwipeDrawing.tsx';
import styles from './SwipeLogin.module.css';
import { useLogin } from './use-login.ts';
import { useScanner } from './use-scanner.ts';

type SwipeState = 'waiting' | 'searching' | 'failed';

export function SwipeLogin() {
  const t = useT();
  usePageTitle(t('swipe_title'));
  const call = useHubCall();
  const { login } = useLogin('other');
  const [state, setState] = useState<SwipeState>('waiting');
  const isSearching = useRef(false);

  async function scan(accountNumber: string) {
    if (isSearching.current) return; // AD28
    isSearching.current = true;
    setState('searching');
    const outcome = await login(() => call(sessionRoutes.loginBySwipe, { body: { swipe: true, accountNumber } }));
    isSearching.current = false;
    setState(outcome.kind === 'failure' ? 'failed' : 'waiting');
  }
  useScanner(scan, () => !isSearching.current && setState('waiting'));

  return (
    <section className={styles.invitation}>
      <h1>{t('swipe_title')}</h1>
      <SwipeDrawing />
      <p className={styles.intro}>{t('swipe_intro')}</p>
      <div className={styles.answer}>
        {state === 'searching' && (
          <p role="status">
            <Spinner /> {t('swipe_running')}
          </p>
        )}
        {state === 'failed' && <LoginFailure text={t('loginFailedSwipe')} />}
      </div>
      <LinkButton kind="secondary" to="/">
        {t('to_home')}
      </LinkButton>
    </section>
  );
}
