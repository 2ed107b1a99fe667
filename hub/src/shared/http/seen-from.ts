const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of a neighbour on the hub's machine, as the guest's device must write it: `localhost` is the hub's own
 * machine only when the guest sits at it.
 */
export function seenFrom(address: string, hostname: string): string {
  const url = URL.parse(address);
  if (!url || !LOCAL.has(url.hostname) || hostname === '') return address;
  url.hostname = hostname;
  const text = url.toString();
  return address.endsWith('/') ? text : text.replace(/\/$/, '');
}
