import { addressOf, type Place, placeAt } from './place.ts';

export interface StepOptions {
  /** In the place of the page that is open, which Back then passes over. */
  replace?: boolean;
  /** Handed to the page that opens, and kept with its entry in the browser's history. */
  state?: unknown;
  /** Shown with a view transition where the browser has them; so is the way back. */
  viewTransition?: boolean;
}

export interface Navigate {
  (to: string, options?: StepOptions): void;
  /** So many steps in the browser's history. */
  (steps: number): void;
}

export interface Router {
  /** Where the portal stands; the page on the screen may be one behind. */
  readonly place: Place;
  /** The page is only drawn. */
  readonly isStill?: true;
  navigate: Navigate;
  /** Tells of every step, and whether it shall be shown with a transition. */
  follow(listener: Listener): () => void;
  /** Lets go of the browser. */
  dispose(): void;
}

type Listener = (withTransition: boolean) => void;

/** What an entry of the browser's history keeps. */
interface Entry {
  /** Steps since the portal was opened. */
  idx: number;
  key?: string;
  /** What was handed to the page. */
  usr?: unknown;
  /** The step to this entry was shown with a transition. */
  vt?: boolean;
}

type Page = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

/** The browser's own history as the portal's: one step for every page. */
export function createRouter(page: Page = window): Router {
  const { history, location } = page;
  const listeners = new Set<Listener>();
  if (entryOf(history) === undefined) history.replaceState({ ...history.state, idx: 0 }, '');
  let entry = entryOf(history) ?? { idx: 0 };
  let place = placeHere();

  function placeHere(): Place {
    const here = placeAt(addressOf(location), undefined, entry.usr);
    return { ...here, key: entry.key ?? here.key };
  }
  function tell(withTransition: boolean) {
    for (const listener of listeners) listener(withTransition);
  }
  function onPop() {
    const before = entry;
    entry = entryOf(history) ?? { idx: 0 };
    place = placeHere();
    tell((entry.idx > before.idx ? entry : before).vt ?? false);
  }
  function step(to: string, { replace = false, state = null, viewTransition = false }: StepOptions) {
    const key = newKey();
    entry = {
      idx: entry.idx + (replace ? 0 : 1),
      key,
      usr: state,
      vt: viewTransition || (replace && entry.vt),
    };
    place = { ...placeAt(to, place, state), key };
    const address = location.origin + addressOf(place);
    try {
      if (replace) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
    } catch (failure) {
      if ((failure as DOMException).name === 'DataCloneError') throw failure;
      // Some browsers take only so many steps in a minute.
      location.assign(address);
    }
    tell(viewTransition);
  }

  page.addEventListener('popstate', onPop);
  return {
    get place() {
      return place;
    },
    navigate: (to: string | number, options: StepOptions = {}) => {
      if (typeof to === 'number') history.go(to);
      else step(to, options);
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => page.removeEventListener('popstate', onPop),
  };
}

function entryOf({ state }: History): Entry | undefined {
  return typeof state?.idx === 'number' ? state : undefined;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

export interface StillRouter extends Router {
  /** Where the page would lead on to. */
  readonly ledTo: string | undefined;
}

/** For a page that is only drawn: it stands at one address, and notes where it would lead. */
export function createStillRouter(address = '/'): StillRouter {
  let ledTo: string | undefined;
  return {
    place: placeAt(address),
    isStill: true,
    get ledTo() {
      return ledTo;
    },
    navigate: (to: string | number) => {
      if (typeof to === 'string') ledTo = to;
    },
    follow: () => () => undefined,
    dispose: () => undefined,
  };
}
