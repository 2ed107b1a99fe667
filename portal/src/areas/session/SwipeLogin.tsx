import { useRef, useState } from 'react';
import { sessionRoutes } from '#contract/areas/session.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Spinner } from '#portal/shared/ui/Spinner.tsx';
import { LoginCard } from './LoginCard.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import styles from './LoginPage.module.css';
import { SwipeDrawing } from './SwipeDrawing.tsx';
import { useLogin } from './use-login.ts';
import { useScanner } from './use-scanner.ts';

type SwipeState = 'waiting' | 'searching' | 'failed';

export function SwipeLogin() {
  const t = useT();
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
    <LoginCard title={t('swipe_title')} intro={t('swipe_intro')} className={styles.swipe}>
      <SwipeDrawing />
      {state === 'searching' && (
        <p role="status">
          <Spinner /> {t('swipe_running')}
        </p>
      )}
      {state === 'failed' && <LoginFailure text={t('loginFailedSwipe')} />}
    </LoginCard>
  );
}
