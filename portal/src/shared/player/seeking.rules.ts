export const SEEK_STEP_S = 10;
/** C195: so far may the time be ahead of what was watched. */
export const AHEAD_TOLERANCE_S = 0.01; // media §4, §9

/** Where the time may be when only what was watched may be seen again. */
export function allowedTime(time: number, furthest: number): number {
  return time > furthest + AHEAD_TOLERANCE_S ? furthest : time;
}

/** A step of ten seconds that stays in the film, and behind what was watched where that is the rule. */
export function timeAfterStep(time: number, step: number, duration: number, furthest = Number.POSITIVE_INFINITY) {
  const end = Number.isFinite(duration) ? duration : time;
  return Math.max(0, Math.min(time + step, end, furthest));
}

/** `1:02:03`, `4:05`; nothing for a length that nobody knows. */
export function clockText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '';
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
