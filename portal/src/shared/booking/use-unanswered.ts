import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import type { PlainTextKey } from '#portal/shared/i18n/texts.ts';

/** BD17: that a second press books once is true of a hub that takes keys; against another one the guest looks first. */
export function useUnanswered(once: PlainTextKey): PlainTextKey {
  return useConfiguration().extensions.size > 0 ? once : 'refused_unsure';
}
