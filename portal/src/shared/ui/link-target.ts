export type LinkTarget = { kind: 'page'; path: string } | { kind: 'outside'; url: string } | { kind: 'nowhere' };

const HUB_PATH = '/v1/';

/** Where an address of the operator leads: a page of this portal, somewhere outside, or nowhere safe. */
export function linkTarget(address: string, origin: string = location.origin): LinkTarget {
  const text = address.trim();
  if (!text) return { kind: 'nowhere' };
  const spelled = /^www\./i.test(text) ? `https://${text}` : text;
  const url = URL.parse(spelled, `${origin}/`);
  if (!url) return { kind: 'nowhere' };
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'outside', url: url.href };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'nowhere' };
  const isFile = url.pathname.startsWith(HUB_PATH) || url.pathname.endsWith('.pdf');
  if (url.origin !== origin || isFile) return { kind: 'outside', url: url.href };
  return { kind: 'page', path: url.pathname + url.search + url.hash };
}
