import { useLocation } from 'react-router';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';

/** A105, A106: where a guest could book, a visitor finds the way to the login and from there back to this page. */
export function LogInToBook() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <LinkButton wide to="/login" state={{ forward_to: pathname + search }}>
      {t('log_in_to_book')}
    </LinkButton>
  );
}
