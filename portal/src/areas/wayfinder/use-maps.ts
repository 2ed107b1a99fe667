import { wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';

/** The name of what our hub offers beyond the specification. */
const EXTENSION = 'wayfinder';

export function useWayfinderExtension(): { isOffered: boolean; language?: string } {
  const { extensions } = useConfiguration();
  const { language } = useTranslation();
  const isOffered = extensions.has(EXTENSION);
  // Names on the plan come in the guest's language where the hub can do that.
  return { isOffered, ...(isOffered && { language }) };
}

/** C294-C296 */
export function useMaps(profiles: readonly string[]) {
  const { language, isOffered } = useWayfinderExtension();
  const places = useHub(wayfinderRoutes.places, undefined, { enabled: isOffered });
  const query = {
    ...(profiles.length > 0 && { wayfinderProfileId: [...profiles] }),
    ...(language && { language }),
  };
  const side = useHub(wayfinderRoutes.sideView, { query });
  const top = useHub(wayfinderRoutes.topView, { query });
  return { side, top, isWaiting: isOffered && places.isPending };
}
