// The calls with which a page begins, as its row and its address name them. Portal and hub spell them as the portal's client will:
// a call that is spelled otherwise is made twice.

/** A path, or one that is asked for only where the address does not have a parameter. */
export type PageRead = string | { path: string; unless: string };

const PARAMETER = /:(\w+)/g;

/** Nothing where the address lacks a parameter of the call. */
export function callOf(read: PageRead, params: Readonly<Record<string, string | undefined>>): string | undefined {
  if (typeof read === 'object') return params[read.unless] === undefined ? read.path : undefined;
  let isWhole = true;
  const [path = '', query] = read.split('?');
  const filled = (text: string, encode: (value: string) => string) =>
    text.replace(PARAMETER, (_, name: string) => {
      const value = params[name];
      isWhole &&= value !== undefined;
      return encode(value ?? '');
    });
  const call = filled(path, encodeSegment) + (query === undefined ? '' : `?${filled(query, encodeValue)}`);
  return isWhole ? call : undefined;
}

/** A colon may stand in a path as it is, and B295 writes it so. */
export function encodeSegment(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':');
}

/** As a browser writes the fields of a form. */
const encodeValue = (value: string): string => String(new URLSearchParams([['', value]])).slice(1);
