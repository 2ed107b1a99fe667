import { LogInToBook } from '#portal/areas/session/LogInToBook.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';

/** B3-B5: the way to a booking; for a visitor the way to the login and back, on a screen nothing at all. */
export function BookLink({ to, label }: { to: string; label: string }) {
  const { isSignage } = useConfiguration();
  const isLoggedIn = useIsLoggedIn();
  if (isSignage) return null;
  if (!isLoggedIn) return <LogInToBook to={to || undefined} />;
  return (
    <LinkButton kind="primary" wide to={to}>
      {label}
    </LinkButton>
  );
}
