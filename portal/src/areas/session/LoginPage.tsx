import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { CabinLogin } from './CabinLogin.tsx';
import { LoginArticle } from './LoginArticle.tsx';
import styles from './LoginPage.module.css';
import { type LoginVariant, loginVariant } from './login-variant.rules.ts';
import { NameLogin } from './NameLogin.tsx';
import { PassengerLogin } from './PassengerLogin.tsx';
import { ReLogin } from './ReLogin.tsx';
import { SwipeLogin } from './SwipeLogin.tsx';

const VARIANTS = {
  reLogin: ReLogin,
  name: NameLogin,
  swipe: SwipeLogin,
  cabin: CabinLogin,
  passenger: PassengerLogin,
} satisfies Record<LoginVariant, unknown>;

export function LoginPage() {
  const { pms, ui, isKiosk } = useConfiguration();
  const Variant = VARIANTS[loginVariant({ pms: pms.pms, appLoginByName: ui.appLoginByName, isKiosk })];
  return (
    <div className={styles.page}>
      <Variant />
      <LoginArticle />
    </div>
  );
}
