import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import type { PhotoState } from '#portal/shared/state/photo-state.ts';
import { patchGroup } from '#portal/shared/state/store.ts';

const ONLY_WATCHED = { enabled: false };

/** B283-B285: runs beside every page of a guest on a ship that sells photos; the header shows what it keeps. */
export function PhotoReading() {
  // A public page must not throw off a guest whose session is gone.
  const quietly = !useLocation().pathname.startsWith('/photomatch/');
  const { data: consent } = useHub(photosRoutes.consent, undefined, { quietly });
  const isIn = consent === true;
  const { data: cart } = useHub(photosRoutes.cart, undefined, { quietly, enabled: isIn });
  const { data: config } = useHub(photosRoutes.config, undefined, ONLY_WATCHED);
  const { data: cabinImages } = useHub(photosRoutes.cabinImages, undefined, ONLY_WATCHED);
  const { data: orders } = useHub(photosRoutes.orders, undefined, ONLY_WATCHED);
  const isFetching = useIsFetching({ predicate: ({ queryKey: [, path] }) => String(path).startsWith('photo') }) > 0;
  useKept({ consent, cart: isIn ? cart : undefined, config, cabinImages, orders, isFetching });
  return null;
}

function useKept({ consent, cart, config, cabinImages, orders, isFetching }: PhotoState): void {
  const { store } = usePortal();
  useEffect(() => {
    patchGroup(store, 'photo', { consent, cart, config, cabinImages, orders, isFetching });
  }, [store, consent, cart, config, cabinImages, orders, isFetching]);
  useEffect(() => () => store.setState({ photo: {} }), [store]);
}
