import { type CSSProperties, useState } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './SeekBar.module.css';
import { clockText } from './seeking.rules.ts';

interface SeekBarProps {
  time: number;
  duration: number;
  bufferedTo: number;
  /** A safety film shows how far it is; nothing moves it. */
  isFixed: boolean;
  onSeek: (seconds: number) => void;
}

const STEP_S = 10;

/** The film as a line: arrows move by ten seconds, a drag shows where it would go before it goes. */
export function SeekBar({ time, duration, bufferedTo, isFixed, onSeek }: SeekBarProps) {
  const t = useT();
  const [dragged, setDragged] = useState<number>();
  const length = Number.isFinite(duration) && duration > 0 ? duration : 0;
  const at = Math.min(dragged ?? time, length);
  const share = (seconds: number) => `${length ? (Math.min(seconds, length) / length) * 100 : 0}%`;
  const put = (seconds: number) => {
    setDragged(undefined);
    onSeek(seconds);
  };
  return (
    <div className={styles.bar} style={{ '--at': share(at), '--loaded': share(bufferedTo) } as CSSProperties}>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={length || 1}
        step="any"
        value={at}
        disabled={isFixed || length === 0}
        aria-label={t('player_position')}
        aria-valuetext={t('player_position_of', { time: clockText(at), total: clockText(length) })}
        onChange={(event) => setDragged(Number(event.target.value))}
        onPointerUp={() => dragged !== undefined && put(dragged)}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -STEP_S, ArrowRight: STEP_S, PageUp: 6 * STEP_S, PageDown: -6 * STEP_S }[event.key];
          if (!step) return;
          event.preventDefault();
          event.stopPropagation();
          put(Math.max(0, Math.min(length, time + step)));
        }}
        onKeyUp={() => dragged !== undefined && put(dragged)}
        onBlur={() => setDragged(undefined)}
      />
    </div>
  );
}
