import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { PhotoVariant } from '#contract/areas/photo-shapes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { countOf, mostOf } from './photo-basket.rules.ts';
import styles from './Quantities.module.css';
import type { PhotoChoice } from './use-photo-choices.ts';

interface QuantitiesProps {
  variants: readonly PhotoVariant[];
  choice: PhotoChoice;
}

/** B298-B300: how many of each variant, with its blurb and price; never below none, a file at most once. */
export function Quantities({ variants, choice }: QuantitiesProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  return (
    <ul className={styles.variants}>
      {variants.map((variant) => {
        const name = text(variant.blurb);
        const count = countOf(choice.counts, variant.id);
        return (
          <li key={variant.id} className={styles.variant}>
            <p className={styles.words}>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.price}>{formats.price(variant.price)}</span>
            </p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be taller than its buttons */}
            <div className={styles.stepper} role="group" aria-label={name}>
              <IconButton
                icon={<Minus aria-hidden="true" />}
                label={t('photos_less', { name })}
                aria-disabled={count <= 0}
                onClick={() => choice.set(variant, count - 1)}
              />
              <output className={styles.count} aria-label={t('photos_quantity', { name })}>
                {count}
              </output>
              <IconButton
                icon={<Plus aria-hidden="true" />}
                label={t('photos_more', { name })}
                aria-disabled={count >= mostOf(variant)}
                onClick={() => choice.set(variant, count + 1)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
