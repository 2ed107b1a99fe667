import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { PageLoader } from './page-row.ts';

/** The page itself may be sound: its code could not be had. */
export class PageUnreachable extends Error {}

const loading = new Map<PageLoader, Promise<ComponentType>>();
const loaded = new Map<PageLoader, ComponentType>();

/** Fetches a page's code, once; what failed is asked for anew. Whoever expects a page to be opened may ask ahead. */
export function loadPage(load: PageLoader): Promise<ComponentType> {
  const known = loading.get(load);
  if (known) return known;
  const coming = load();
  loading.set(load, coming);
  coming.then(
    (page) => loaded.set(load, page),
    () => loading.delete(load),
  );
  return coming;
}

/**
 * The page, or nothing while its code is on its way; a failure is thrown. React's own `lazy` hides a page that comes late for
 * 300 ms behind what is shown instead: so long a guest on a good network would look at a waiting page for nothing.
 */
export function useLoadedPage(load: PageLoader): ComponentType | undefined {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [, setArrived] = useState<PageLoader>();
  const page = loaded.get(load);
  const isHere = page !== undefined;
  useEffect(() => {
    if (isHere) return;
    let isCurrent = true;
    loadPage(load).then(
      () => isCurrent && startTransition(() => setArrived(() => load)),
      (error) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isHere]);
  if (failure) throw new PageUnreachable('The code of the page could not be fetched', { cause: failure.error });
  return page;
}
