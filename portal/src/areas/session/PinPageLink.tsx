import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { hasPinPage } from './pin.rules.ts';

/** A244-A246: for the account page. */
export function PinPageLink() {
  const t = useT();
  const { isKiosk, pms } = useConfiguration();
  if (!hasPinPage({ isKiosk, pinLoginEnabled: pms.pinLoginEnabled })) return null;
  return (
    <LinkButton kind="secondary" to="/my_account/pin">
      {t('account_pin_link')}
    </LinkButton>
  );
}
