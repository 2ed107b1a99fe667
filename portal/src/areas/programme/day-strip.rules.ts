import type { LocalText } from '#contract/text.ts';
import type { StripDay } from '#portal/shared/ui/DateStrip.tsx';
import type { ProgrammeDay } from './programme-days.rules.ts';

export const WINDOW_DAYS = 7; // commerce §9

/** B248: weekday and date, and the port; a day at sea has none. */
export function stripDay({ day, title, atSea }: ProgrammeDay, text: (text?: LocalText) => string): StripDay {
  return { day, port: atSea ? undefined : text(title) };
}

/** BD49: the day asked for, where the strip has it; the first day otherwise. */
export function selectedIndex(days: readonly ProgrammeDay[], wanted: string | undefined): number {
  return Math.max(
    0,
    days.findIndex(({ day }) => day === wanted),
  );
}

/** B245, BD49: where the window of seven days begins: it follows when the selection leaves it. */
export function windowStart(current: number, selected: number, count: number): number {
  const last = Math.max(0, count - WINDOW_DAYS);
  const following = Math.max(Math.min(current, selected), selected - WINDOW_DAYS + 1);
  return Math.min(following, last);
}
