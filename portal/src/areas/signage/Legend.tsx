import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './Legend.module.css';
import { LIGHTS } from './restaurant-screen.rules.ts';
import { TrafficLight } from './TrafficLight.tsx';

/** C314: what the lights mean. */
export function Legend() {
  const t = useT();
  return (
    <ul className={styles.legend} aria-label={t('restaurants_legend')}>
      {LIGHTS.map((light) => (
        <li key={light}>
          <TrafficLight colour={light} />
          {t(`light_${light}`)}
        </li>
      ))}
    </ul>
  );
}
