import { createContext, useCallback, useContext, useMemo } from 'react';
import type { Place } from './place.ts';
import { createStillRouter, type Navigate, type Router, type StepOptions } from './router.ts';

const nowhere = createStillRouter();

export const RouterContext = createContext<Router>(nowhere);
/** The place of the page that is shown. */
export const PlaceContext = createContext<Place>(nowhere.place);
export const ParamsContext = createContext<Readonly<Record<string, string | undefined>>>({});

export const useRouter = (): Router => useContext(RouterContext);

/** The same function as long as the portal runs. */
export const useNavigate = (): Navigate => useContext(RouterContext).navigate;

/** A page that leads on in an effect, which a drawing does not have, is drawn where it leads. */
export function useDrawnAt(to: string | undefined): void {
  const { isStill, navigate } = useRouter();
  if (isStill && to !== undefined) navigate(to);
}

export const useLocation = (): Place => useContext(PlaceContext);

/** What stands in the address for the parameters of the page's path; `rest` for a star at its end. */
export const useParams = () => useContext(ParamsContext);

type QueryChange = Record<string, string> | ((before: URLSearchParams) => URLSearchParams);

/** The query of the address, and a way to change it, which is a step like any other. */
export function useSearchParams() {
  const { navigate } = useRouter();
  const { pathname, search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback(
    (change: QueryChange, options?: StepOptions) => {
      const next = typeof change === 'function' ? change(new URLSearchParams(search)) : new URLSearchParams(change);
      navigate(`${pathname}?${next}`, options);
    },
    [navigate, pathname, search],
  );
  return [query, setQuery] as const;
}
