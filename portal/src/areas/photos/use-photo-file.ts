import { type RefObject, useCallback, useEffect, useState } from 'react';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { fileOf, imageParam } from './photo-list.rules.ts';

/** A preview of the ship's, or a file that was bought. */
export type PhotoSource = { image: string; small?: boolean } | { file: string; small?: boolean };

type Loaded = { state: 'waiting' } | { state: 'shown'; address: string } | { state: 'failed' };

const WAITING: Loaded = { state: 'waiting' };
/** A picture is asked for this far before it comes into view. */
const AHEAD = '400px 0px';

/** B295, B333: fetched with the session, which an address in the page could not carry, and only when it comes near. */
export function usePhotoFile(source: PhotoSource, frame: RefObject<Element | null>): Loaded {
  const fetchPhoto = useFetchPhoto();
  const isNear = useIsNear(frame);
  const [loaded, setLoaded] = useState<Loaded>(WAITING);
  const key = JSON.stringify(source);
  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    let address: string | undefined;
    setLoaded(WAITING);
    fetchPhoto(JSON.parse(key) as PhotoSource, leaving.signal).then(
      (blob) => {
        if (leaving.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setLoaded({ state: 'shown', address });
      },
      () => !leaving.signal.aborted && setLoaded({ state: 'failed' }),
    );
    return () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [key, isNear, fetchPhoto]);
  return loaded;
}

function useFetchPhoto(): (source: PhotoSource, signal?: AbortSignal) => Promise<Blob> {
  const { hub } = usePortal();
  // The specification knows small copies of bought photos alone.
  const hasSmall = useConfiguration().extensions.has('photo-care');
  return useCallback(
    (source, signal) => {
      const thumb = source.small ? { thumb: '' } : {};
      if ('file' in source) {
        return hub.file(photosRoutes.viewphoto, { params: { file: fileOf(source.file) }, query: thumb, signal });
      }
      const query = hasSmall ? thumb : {};
      return hub.file(photosRoutes.image, { params: { id: imageParam(source.image) }, query, signal });
    },
    [hub, hasSmall],
  );
}

function useIsNear(frame: RefObject<Element | null>): boolean {
  const canWatch = typeof IntersectionObserver === 'function';
  const [isNear, setNear] = useState(!canWatch);
  useEffect(() => {
    const element = frame.current;
    if (isNear || !element) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, isNear]);
  return isNear;
}
