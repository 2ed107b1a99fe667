import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useIntoView } from '#portal/shared/ui/use-into-view.ts';

/** What a press of "Add" did, with the next step in the same place. */
export function AddedToBasket({ places }: { places: number }) {
  const t = useT();
  const ref = useIntoView<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Notice
        tone="success"
        title={places > 0 ? t('excursion_added_places', { n: places }) : undefined}
        action={<LinkButton to="/basket">{t('excursion_to_basket')}</LinkButton>}
      >
        <p>
          {t('excursion_added')} {places > 0 && t('basket_waiting_help')}
        </p>
      </Notice>
    </div>
  );
}
