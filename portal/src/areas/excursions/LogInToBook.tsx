import { useLocation } from 'react-router';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';

/** A105, A106, B4: leads to the login and from there back to this page. */
export function LogInToBook() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <LinkButton kind="primary" wide to="/login" state={{ forward_to: pathname + search }}>
      {t('log_in_to_book')}
    </LinkButton>
  );
}
