import { useConfiguration } from '#portal/shared/device/use-configuration.ts';

/** C3, C4: guests' own devices show video lists, kiosks and screens do not. */
export function useVideoLists(): boolean {
  return useConfiguration().kind === 'App';
}
