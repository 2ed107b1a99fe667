import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import styles from './Excursions.module.css';
import { NoExperiences } from './NoExperiences.tsx';

/** BD4: a date or day that is none has no excursions, and nobody is asked for them. */
export function UnreadableDay() {
  const t = useT();
  usePageTitle(t('excursions_onboard_title'));
  return (
    <div className={styles.page}>
      <h1>{t('excursions_onboard_title')}</h1>
      <NoExperiences />
    </div>
  );
}
