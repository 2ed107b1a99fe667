import type { Programme } from '#portal/shared/video-one/channel.ts';
import { shareOver } from './guide.rules.ts';
import styles from './ProgrammeBar.module.css';

/** How far what is on has come; the times beside it say so too. */
export function ProgrammeBar({ programme, now }: { programme: Programme | undefined; now: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {programme && <span className={styles.over} style={{ width: `${shareOver(programme, now) * 100}%` }} />}
    </span>
  );
}
