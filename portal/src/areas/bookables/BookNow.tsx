import type { Bookable, BookableModule } from '#contract/areas/bookables.ts';
import { LogInToBook } from '#portal/areas/session/LogInToBook.tsx';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { personsAtEntry } from './wizard.rules.ts';

/** B3, B196, B206, B207: into the wizard; for a visitor to the login and back to this page. */
export function BookNow({ module, item }: { module: BookableModule; item: Bookable }) {
  const t = useT();
  const navigate = useNavigate();
  const { store } = usePortal();
  const remember = () =>
    patchGroup(store, 'tacBookings', { module, objectId: item.id, numberOfPersons: personsAtEntry(module) });
  if (!useIsLoggedIn()) return <LogInToBook to="/tacbooking" onPress={remember} />;
  const enter = () => {
    remember();
    navigate('/tacbooking', { viewTransition: true });
  };
  return (
    <Button kind="primary" wide onClick={enter}>
      {t('bookable_book_now')}
    </Button>
  );
}
