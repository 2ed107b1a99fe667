import { formatTime } from '#contract/clock-time.ts';
import { useKit } from './kit-context.ts';

/** A67: a time of day (HH:mm), or from one to another, as the look shows it. */
export function TimeText({ time, until }: { time: string; until?: string }) {
  const { twelveHour } = useKit();
  const shown = (one: string) => <time dateTime={one}>{formatTime(one, twelveHour)}</time>;
  if (!until) return shown(time);
  return (
    <span>
      {shown(time)}–{shown(until)}
    </span>
  );
}
