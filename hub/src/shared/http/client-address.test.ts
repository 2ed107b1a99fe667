import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddressOf } from './client-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('the address of a client', () => {
  it.each<[string, string[], string, string | undefined, string]>([
    ['without proxies is the peer', [], '10.0.0.7', undefined, '10.0.0.7'],
    ['without proxies is the peer, whatever it says', [], '10.0.0.7', '1.2.3.4', '10.0.0.7'],
    ['is what a trusted proxy says', ['10.0.0.1'], '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['is the peer when that is no trusted proxy', ['10.0.0.1'], '10.0.0.2', '1.2.3.4', '10.0.0.2'],
    ['is the last that is not trusted', ['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.9', '1.2.3.4'],
    ['is the proxy when it says nothing', ['10.0.0.0/8'], '10.0.0.1', undefined, '10.0.0.1'],
    ['is the outermost proxy when all are trusted', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['may be IPv6', ['::1', 'fd00::/8'], '::1', '2001:db8::5, fd00::2', '2001:db8::5'],
  ])('%s', (_, proxies, peer, forwarded, expected) => {
    expect(clientAddressOf(proxies)(request(peer, forwarded))).toBe(expected);
  });
});
