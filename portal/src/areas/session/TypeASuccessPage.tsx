import { useEffect, useState } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import { useGroup, useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { LoginCard } from './LoginCard.tsx';
import styles from './LoginPage.module.css';

const REDIRECT_S = 5; // core §9

/** A174, A175: says hello and goes home by itself. */
export function TypeASuccessPage() {
  const t = useT();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const { sessionName } = useGroup('authentication');
  const [seconds, setSeconds] = useState(REDIRECT_S);
  const isOver = seconds <= 0 || !isLoggedIn;

  useEffect(() => {
    const tick = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(tick);
  }, []);
  useEffect(() => {
    if (isOver) navigate('/', { replace: true });
  }, [isOver, navigate]);

  return (
    <div className={styles.page}>
      <LoginCard title={t('login_title')}>
        <Notice tone="success">
          {sessionName ? t('login_success', { name: sessionName }) : t('login_success_nameless')}
        </Notice>
        <p>{t('login_success_countdown', { n: Math.max(seconds, 0) })}</p>
        <LinkButton to="/">{t('login_success_now')}</LinkButton>
      </LoginCard>
    </div>
  );
}
