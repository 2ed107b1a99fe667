import type { Schedule } from '#contract/areas/holiday.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { TimeText } from '#portal/shared/ui/TimeText.tsx';
import styles from './PortTimes.module.css';

/** B175: when the ship arrives, when all are on board, when it departs; what is not known is left out. */
export function PortTimes({ schedule: { arrives, allOnBoard, departs } }: { schedule: Schedule }) {
  const t = useT();
  const times = (
    [
      ['home_arrives', arrives],
      ['home_all_on_board', allOnBoard],
      ['home_departs', departs],
    ] as const
  ).flatMap(([key, time]) => (time ? [{ key, time }] : []));
  if (times.length === 0) return null;
  return (
    <dl className={styles.times}>
      {times.map(({ key, time }) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>
            <TimeText time={time} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
