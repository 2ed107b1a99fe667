import type { PhotoCart, PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Expander } from '#portal/shared/ui/Expander.tsx';
import styles from './PhotoCart.module.css';

/** B309, B312-B314: what it comes to, and how the price is made. */
export function CartSummary({ cart, config }: { cart: PhotoCart; config: PhotoConfig | undefined }) {
  const t = useT();
  const { price } = useFormats();
  const { grandTotal, grandCount, photoCount, bulkAdded, bulkTotal } = cart.totals;
  const credits = cart.freeCredits?.remaining ?? 0;
  return (
    <section className={styles.summary}>
      <h2>{t('photos_summary')}</h2>
      <dl>
        <Row name={t('photos_summary_photos')} value={String(photoCount)} />
        <Row name={t('photos_summary_items')} value={String(grandCount)} />
        {bulkAdded && <Row name={t('photos_summary_package')} value={price(bulkTotal)} />}
        {credits > 0 && <Row name={t('photos_summary_credits')} value={String(credits)} />}
        <div className={styles.total}>
          <dt>{t('basket_total')}</dt>
          <dd>{price(grandTotal)}</dd>
        </div>
      </dl>
      {config && <PriceRules config={config} hasPackage={!!bulkAdded} />}
    </section>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function PriceRules({ config, hasPackage }: { config: PhotoConfig; hasPackage: boolean }) {
  const t = useT();
  const text = useText();
  const { price } = useFormats();
  return (
    <Expander title={t('photos_price_rules')}>
      <ul className={styles.rules}>
        {config.variants.map((variant) => (
          <li key={variant.id}>
            {t('photos_price_rule', {
              name: text(variant.blurb),
              first: price(variant.price),
              further: price(variant.additional ?? variant.price),
            })}
          </li>
        ))}
        {hasPackage && <li>{t('photos_price_rule_package')}</li>}
        <li>{t('photos_price_rule_credits')}</li>
        {config.photoGroups.length > 0 && <li>{t('photos_price_rule_offers')}</li>}
      </ul>
    </Expander>
  );
}
