import type { Excursion } from '#contract/areas/excursions.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { childAgeRange, childPrice } from './child-price.rules.ts';
import styles from './PriceBox.module.css';

interface PriceBoxProps {
  price: Excursion['price'];
  minimumAge?: number | null;
  /** Unknown where the page has no live answer; then nothing is said. */
  currentAvailability?: number | null;
}

/** B74: adult and child price with its age range, and the availability label. */
export function PriceBox({ price, minimumAge, currentAvailability }: PriceBoxProps) {
  const t = useT();
  const formats = useFormats();
  const child = childPrice(price.child, minimumAge);
  return (
    <div className={styles.box}>
      <dl className={styles.prices}>
        <div>
          <dt>{t('excursion_adult')}</dt>
          <dd>{typeof price.adult === 'number' ? formats.priceOrFree(price.adult) : t('price_not_available')}</dd>
        </div>
        <div>
          <dt>{t('excursion_child', { range: childAgeRange(minimumAge) })}</dt>
          <dd>
            {child.kind === 'price' && formats.price(child.amount)}
            {child.kind === 'free' && t('price_free')}
            {child.kind === 'notAvailable' && t('price_not_available')}
          </dd>
        </div>
      </dl>
      <AvailabilityBadge places={currentAvailability} />
    </div>
  );
}
