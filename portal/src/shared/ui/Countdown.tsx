import type { ReactNode } from 'react';
import styles from './Countdown.module.css';
import { useKit } from './kit-context.ts';
import { useCountdown } from './use-countdown.ts';

type CountdownProps = {
  seconds: number;
  onEnd: () => void;
  /** The words around the seconds; "N seconds" when nothing is said. */
  children?: (left: number) => ReactNode;
};

const RADIUS = 16;
const ROUND = 2 * Math.PI * RADIUS;

/** Seconds that run down, as figure and as ring. */
export function Countdown({ seconds, onEnd, children }: CountdownProps) {
  const { t } = useKit();
  const left = useCountdown(seconds, onEnd);
  return (
    <span className={styles.countdown} role="timer">
      <svg className={styles.ring} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.track} cx="20" cy="20" r={RADIUS} />
        <circle
          className={styles.rest}
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - left / seconds)}
        />
      </svg>
      <span>{children ? children(left) : t('kit.secondsLeft', { n: left })}</span>
    </span>
  );
}
