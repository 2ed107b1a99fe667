import type { Activity } from '#contract/areas/marketplace.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './Marketplace.module.css';

/** B232: features by name. */
export function FeatureList({ features }: { features: NonNullable<Activity['features']> }) {
  const t = useT();
  if (features.length === 0) return null;
  return (
    <ul className={styles.features} aria-label={t('marketplace_features')}>
      {features.map(({ code, name }) => (
        <li key={code ?? name} className={styles.feature}>
          {name}
        </li>
      ))}
    </ul>
  );
}
