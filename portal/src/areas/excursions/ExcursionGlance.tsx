import type { Excursion } from '#contract/areas/excursions.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import styles from './Excursions.module.css';
import { useGlance } from './use-glance.tsx';

/** Small signs with their words, inside the link of a tile. */
export function ExcursionGlance({ excursion }: { excursion: Excursion }) {
  const facts = useGlance(excursion);
  if (facts.length === 0) return null;
  return (
    <span className={styles.glance}>
      {facts.map(({ name, icon, value }) => (
        <span key={name} className={styles.sign}>
          {icon}
          <span>
            <Hidden>{`${name}: `}</Hidden>
            {value}
          </span>
        </span>
      ))}
    </span>
  );
}
