import type { PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './Gallery.module.css';

/** B312, B313: the prices before the first press, with what further ones cost and what is on offer. */
export function PhotoPrices({ config }: { config: PhotoConfig }) {
  const t = useT();
  const text = useText();
  const { price } = useFormats();
  const offers = config.photoGroups.filter(({ blurb }) => text(blurb));
  return (
    <section className={styles.prices} aria-label={t('photos_prices')}>
      <ul>
        {config.variants.map(({ id, blurb, price: first, additional }) => (
          <li key={id}>
            <strong>{text(blurb)}</strong> {price(first)}
            {typeof additional === 'number' && additional !== first && (
              <> · {t('photos_each_further', { price: price(additional) })}</>
            )}
          </li>
        ))}
      </ul>
      {offers.map(({ id, blurb }) => (
        <p key={id}>{text(blurb)}</p>
      ))}
    </section>
  );
}
