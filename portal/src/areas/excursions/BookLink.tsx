import { useLocation } from 'react-router';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';

/** B3-B5: the way to a booking; for a visitor the way to the login and back, on a screen nothing at all. */
export function BookLink({ to, label }: { to: string; label: string }) {
  const t = useT();
  const { isSignage } = useConfiguration();
  const isLoggedIn = useIsLoggedIn();
  const { pathname, search } = useLocation();
  if (isSignage) return null;
  return isLoggedIn ? (
    <LinkButton kind="primary" wide to={to}>
      {label}
    </LinkButton>
  ) : (
    <LinkButton kind="primary" wide to="/login" state={{ forward_to: pathname + search }}>
      {t('log_in_to_book')}
    </LinkButton>
  );
}
