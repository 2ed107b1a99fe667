import { expect, it } from 'vitest';
import { hubApiBase } from './hub-address.ts';

const https = (hostname: string) => ({ protocol: 'https:', hostname });

it.each([
  ['app.ship.example', 'https://hub.ship.example/v1/'],
  ['app-demo.ship.example', 'https://hub-demo.ship.example/v1/'],
  ['app2.ship.example', 'https://hub2.ship.example/v1/'],
  ['apple.ship.example', 'https://huble.ship.example/v1/'],
])('[A33 A34 A37] %s has its hub at %s', (hostname, base) => {
  expect(hubApiBase(https(hostname))).toBe(base);
});

it.each([
  ['portal.ship.example', 'https://portal-hub.ship.example/v1/'],
  ['ship', 'https://ship-hub/v1/'],
])('[A35] %s has its hub at %s', (hostname, base) => {
  expect(hubApiBase(https(hostname))).toBe(base);
});

it.each([
  ['', 'http://localhost:8080/v1/'],
  ['localhost', 'http://localhost:8080/v1/'],
  ['192.168.7.20', 'http://192.168.7.20:8080/v1/'],
  ['[::1]', 'http://[::1]:8080/v1/'],
])('[A36] the unknown host %j has its hub at %s', (hostname, base) => {
  expect(hubApiBase(https(hostname))).toBe(base);
});

it('keeps the protocol of the page', () => {
  expect(hubApiBase({ protocol: 'http:', hostname: 'app.x' })).toBe('http://hub.x/v1/');
});

it.each([
  'https://hub.fleet.example',
  'https://hub.fleet.example/',
  'https://hub.fleet.example/v1',
  'https://hub.fleet.example/v1/',
])('[A28 A37] a configured %s wins', (hubApiUrl) => {
  expect(hubApiBase(https('app.ship.example'), { hubApiUrl, hubUrl: 'https://other' })).toBe(
    'https://hub.fleet.example/v1/',
  );
});

it.each([
  ['https://hub.fleet.example/v1', 'https://hub.fleet.example/v1/'],
  ['https://hub.fleet.example/api/v2/', 'https://hub.fleet.example/api/v2/'],
  ['https://hub.fleet.example/v1-old', 'https://hub.fleet.example/v1-old/v1/'],
])('[A28 A37] the version path of a configured %s stands once', (hubApiUrl, base) => {
  expect(hubApiBase(https('app.ship.example'), { hubApiUrl })).toBe(base);
});

it('[A28] a hub that serves the portal itself is the page’s own host', () => {
  expect(hubApiBase(https('app.ship.example'), { hubApiUrl: '/' })).toBe('/v1/');
});
