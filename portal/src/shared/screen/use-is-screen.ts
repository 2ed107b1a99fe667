import { useConfiguration } from '#portal/shared/device/use-configuration.ts';

/** A screen that shows layouts of its own; against a hub that does not offer them it shows the pages of the specification. */
export function useIsScreen(): boolean {
  const { isSignage, extensions } = useConfiguration();
  return isSignage && extensions.has('screens');
}
