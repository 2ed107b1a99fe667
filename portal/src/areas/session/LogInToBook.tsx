import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';

interface LogInToBookProps {
  /** Where the booking would have opened, had the guest been logged in. */
  to?: string;
  onPress?: () => void;
}

/** A105, A106: where a guest could book, a visitor finds the way to the login and from there back, or straight on. */
export function LogInToBook({ to, onPress }: LogInToBookProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const goesOn = useConfiguration().extensions.has('straight-to-booking');
  const wanted = goesOn && to ? { continue_to: to } : {};
  return (
    <LinkButton wide to="/login" state={{ forward_to: pathname + search, ...wanted }} onPress={onPress}>
      {t('log_in_to_book')}
    </LinkButton>
  );
}
