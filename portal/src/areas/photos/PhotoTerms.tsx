import type { Conditions } from '#contract/conditions.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './PhotoCart.module.css';

/** B319: absent texts leave no gap. */
export function PhotoTerms({ conditions }: { conditions: Conditions | undefined }) {
  const t = useT();
  const text = useText();
  if (!text(conditions?.conditionText) && !text(conditions?.additionalConditionText)) return null;
  return (
    <section
      className={styles.terms}
      aria-label={t('basket_terms')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, which a keyboard can do only with the focus in it
      tabIndex={0}
    >
      <h2>{t('basket_terms')}</h2>
      <RichText text={conditions?.conditionText} />
      <RichText text={conditions?.additionalConditionText} />
    </section>
  );
}
