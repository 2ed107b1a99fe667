/** The part of the page's address that decides where the hub is. */
export type PageAddress = { protocol: string; hostname: string };

/** A37: every call path is relative to this. */
export const VERSION_PATH = '/v1/';
/** A36: where a hub without a name of its own listens. */
const LOCAL_PORT = 8080;

/** An operator may write the whole base into the configuration; its version is not written twice. */
const ENDS_IN_VERSION = /\/v\d+$/;

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

function isUnnamed(hostname: string): boolean {
  return hostname === 'localhost' || IPV4.test(hostname) || hostname.startsWith('[');
}

/** A33-A36, AD6: the hub that belongs to a page, without path. */
export function hubAddress({ protocol, hostname }: PageAddress): string {
  if (!hostname) return `http://localhost:${LOCAL_PORT}`;
  if (isUnnamed(hostname)) return `http://${hostname}:${LOCAL_PORT}`;
  if (hostname.startsWith('app')) return `${protocol}//hub${hostname.slice('app'.length)}`;
  const [first, ...rest] = hostname.split('.');
  return `${protocol}//${[`${first}-hub`, ...rest].join('.')}`;
}

/** The base of all calls; a configured address wins over the derived one (AD6). */
export function hubApiBase(page: PageAddress, configured: { hubUrl?: string; hubApiUrl?: string } = {}): string {
  const address = (configured.hubApiUrl || configured.hubUrl || hubAddress(page)).replace(/\/+$/, '');
  return ENDS_IN_VERSION.test(address) ? `${address}/` : address + VERSION_PATH;
}
