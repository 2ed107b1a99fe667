/** Where a browser finds an answer by itself, without waking the worker. */
export interface Route {
  condition: { urlPattern: { pathname: string } };
  source: 'cache';
}

/**
 * Scripts and styles: all builds that the worker keeps have all of theirs, and a page that is opened waits for six of them
 * at once. What no build has comes from the network, as through the worker. Fonts and pictures are kept as they are used,
 * which only the worker does.
 */
export const ROUTES: readonly Route[] = ['js', 'css'].map((ending) => ({
  condition: { urlPattern: { pathname: `/assets/*.${ending}` } },
  source: 'cache',
}));
