import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { buttonStyle } from '#portal/shared/ui/button-style.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { LoginCard } from './LoginCard.tsx';
import { reLoginAddress } from './re-login.rules.ts';

/** A167, A168: type A logs in elsewhere, in this window, and comes back through the token routes. */
export function ReLogin() {
  const t = useT();
  const address = reLoginAddress(useConfiguration().pms.reLoginUrl);
  if (!address) {
    return (
      <LoginCard title={t('login_title')}>
        <Notice tone="caution">{t('configuration_missing')}</Notice>
      </LoginCard>
    );
  }
  return (
    <LoginCard title={t('relogin_title')} intro={t('relogin_intro')}>
      <a className={buttonStyle({ wide: true })} href={address} rel="noreferrer">
        {t('relogin_link')}
      </a>
    </LoginCard>
  );
}
