import type { LocalText } from '#contract/text.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { timesAsRead } from './wizard.rules.ts';

/** For how many and when, as the hub labels it. */
export interface ChosenSlot {
  persons: number;
  date: LocalText | undefined;
  time: LocalText | undefined;
}

/** "2 people · Thu 19 Nov · 16:00 – 17:15" in the language of now. */
export function useSlotWords({ persons, date, time }: ChosenSlot): string {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  return dotted(
    t('tac_persons_count', { n: persons }),
    text(date),
    // From and until stay in one line.
    timesAsRead(text(time), formats.time).replace(' – ', '\u00a0–\u00a0'),
  );
}
