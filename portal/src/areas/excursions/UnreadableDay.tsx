import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './Excursions.module.css';
import { NoExperiences } from './NoExperiences.tsx';

/** BD4: a date or day that is none has no excursions, and nobody is asked for them. */
export function UnreadableDay() {
  const t = useT();
  return (
    <div className={styles.page}>
      <h1>{t('excursions_onboard_title')}</h1>
      <NoExperiences />
    </div>
  );
}
