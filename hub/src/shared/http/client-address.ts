import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function trusting(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(bits), family(address));
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, family(address));
}

/**
 * The client behind a request that the framework has not seen, as `request.ip` has it later: the nearest address that is
 * no trusted proxy.
 */
export function clientAddressOf(trustedProxies: readonly string[]) {
  if (trustedProxies.length === 0) return ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';
  const isTrusted = trusting(trustedProxies);
  return ({ socket, headers }: IncomingMessage): string => {
    const said = [headers['x-forwarded-for'] ?? []].flat().join(',');
    const hops = said.split(',').map((hop) => hop.trim());
    let address = socket.remoteAddress ?? '';
    while (isTrusted(address)) {
      const before = hops.pop();
      if (!before) break;
      address = before;
    }
    return address;
  };
}
