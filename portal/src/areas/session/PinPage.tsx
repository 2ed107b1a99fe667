import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Navigate } from '#portal/shared/router/Navigate.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import styles from './LoginPage.module.css';
import { PinChangeForm } from './PinChangeForm.tsx';
import { PinReset } from './PinReset.tsx';
import { hasPinPage } from './pin.rules.ts';

/** A237-A243, AD34: on a kiosk, or without PIN login, there is no such page. */
export function PinPage() {
  const t = useT();
  usePageTitle(t('pin_page_title'));
  const { isKiosk, pms } = useConfiguration();
  if (!hasPinPage({ isKiosk, pinLoginEnabled: pms.pinLoginEnabled })) return <Navigate to="/my_account" />;
  return (
    <div className={styles.page}>
      <h1>{t('pin_page_title')}</h1>
      <PinChangeForm />
      <PinReset />
      <LinkButton kind="quiet" to="/">
        {t('pin_page_back')}
      </LinkButton>
    </div>
  );
}
