/** Not one of several hosts: which of them is asked shows only later. */
const HOST = /^https?:\/\/[^/{}]+/;

/**
 * Finds another host, and greets it, before the first call to it: on a far link that takes two to four trips. Data and
 * pictures go by connections of their own.
 */
export function openWayTo(address: string): void {
  const [origin] = HOST.exec(address) ?? [];
  if (!origin || origin === location.origin) return;
  for (const crossOrigin of ['anonymous', null]) {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = origin;
    link.crossOrigin = crossOrigin;
    document.head.append(link);
  }
}
