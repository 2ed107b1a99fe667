import type { CartGroup, PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { type MissedOffer, missedOfferOf } from './photo-basket.rules.ts';

/** B315-B317 */
export function MissedOfferNotice({ group, config }: { group: CartGroup; config: PhotoConfig | undefined }) {
  const t = useT();
  const textOf = useMissedOfferText();
  const missed = missedOfferOf(group, config);
  if (!missed) return null;
  return (
    <Notice
      action={
        <LinkButton kind="quiet" small to="/photomatch/myphotos">
          {t('photos_to_mine')}
        </LinkButton>
      }
    >
      {textOf(missed)}
    </Notice>
  );
}

/** BD56, to the letter. */
function useMissedOfferText(): (missed: MissedOffer) => string {
  const t = useT();
  const formats = useFormats();
  return ({ kind, trigger, extra, price: amount }) => {
    const forPrice =
      amount === undefined ? t('photos_offer_free') : t('photos_offer_each', { price: formats.price(amount) });
    if (kind === 'add') {
      return extra === undefined
        ? t('photos_offer_add_all', { price: forPrice })
        : t('photos_offer_add', { count: extra, price: forPrice });
    }
    return extra === undefined
      ? t('photos_offer_buy_all', { trigger, price: forPrice })
      : t('photos_offer_buy', { trigger, count: extra, price: forPrice });
  };
}
