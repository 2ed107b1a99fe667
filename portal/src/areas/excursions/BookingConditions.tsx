import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './BookingForm.module.css';

/** B90, BD36: the conditions and what stands below them; absent texts leave no gap. */
export function BookingConditions() {
  const t = useT();
  const { data } = useHub(excursionsRoutes.conditions);
  if (!data?.conditionText && !data?.additionalConditionText) return null;
  return (
    <section className={styles.conditions}>
      <h2>{t('excursion_conditions')}</h2>
      <RichText text={data.conditionText} />
      <RichText text={data.additionalConditionText} />
    </section>
  );
}
