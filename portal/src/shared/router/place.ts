/** Where the portal stands, and what the page that led here handed on. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Another one with every step, also to the same address. */
  key: string;
}

/** Stands for the host, which no page of the portal needs. */
const ANY_HOST = 'http://portal';
const FIRST_KEY = 'default';

/** A path of the portal as a browser would write it; `?…` is the page that is open. Two slashes are no other host. */
export function placeAt(to: string, from: { pathname: string } = { pathname: '/' }, state: unknown = null): Place {
  const path = to.startsWith('/') ? to : from.pathname + to;
  const { pathname, search, hash } = new URL(ANY_HOST + path);
  return { pathname, search, hash, state, key: FIRST_KEY };
}

export const addressOf = ({ pathname, search, hash }: Omit<Place, 'state' | 'key'>): string => pathname + search + hash;
