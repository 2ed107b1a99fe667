import type { Excursion } from '#contract/areas/excursions.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { type ExcursionState, excursionState } from './excursion-state.rules.ts';

const TICK_MS = 20_000;

/** By the ship's clock, where the hub says that its times are the ship's; elsewhere every excursion is open. */
export function useExcursionState(): (excursion: Excursion) => ExcursionState {
  const isOffered = useConfiguration().extensions.has('excursion-states');
  const now = useFormats().shipTime(useNow(TICK_MS));
  return (excursion) => (isOffered ? excursionState(excursion, now) : undefined);
}

export function useHasDeparted(excursion: Excursion): boolean {
  return useExcursionState()(excursion) === 'departed';
}
