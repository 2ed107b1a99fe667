import Star from 'lucide-react/icons/star';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import styles from './VodFacts.module.css';
import { durationOf, runTimeOf } from './vod.rules.ts';

/** C65, C66, C89: run time, age rating, and what others thought of it; what is missing takes no room. */
export function VodFacts({ vod }: { vod: Vod }) {
  const t = useT();
  const duration = durationOf(runTimeOf(vod));
  const age = vod.rating_age;
  return (
    <ul className={styles.facts}>
      {duration && (
        <li>
          {'hours' in duration
            ? t('vod_duration_hours', { time: duration.hours })
            : t('vod_duration_minutes', { n: duration.minutes })}
        </li>
      )}
      {age !== undefined && <li className={styles.age}>{t('vod_age', { age })}</li>}
      {vod.rating !== undefined && (
        <li className={styles.rating}>
          <Hidden>{t('vod_rating', { rating: vod.rating })}</Hidden>
          <Star aria-hidden="true" />
          <span aria-hidden="true">{vod.rating}</span>
        </li>
      )}
    </ul>
  );
}
