import type { LocalText } from '#contract/text.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import type { PortMoment } from './my-day.rules.ts';

/** Whether a text of the programme is the name of a moment of the ship. */
export function useIsCalled(): (title: LocalText, moment: PortMoment) => boolean {
  const t = useT();
  const text = useText();
  return (title, moment) => text(title).trim() === t(moment);
}
