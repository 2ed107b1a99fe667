import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';

/** In place of the way to a booking. */
export function DepartedNotice() {
  const t = useT();
  return (
    <Notice
      title={t('excursion_departed_title')}
      action={
        <LinkButton kind="secondary" small to="/shoreexcursions">
          {t('excursions_see_others')}
        </LinkButton>
      }
    />
  );
}
