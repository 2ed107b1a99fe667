import { expect, it } from 'vitest';
import { decodedPage, externalAddress, externalClickPath, pageOfView } from './page-view.rules.ts';

it.each([
  ['[A115] /', '/', 'home'],
  ['[A114] /my_account/pin', '/my_account/pin', 'my_account/pin'],
  ['[A114] //weather', '//weather', 'weather'],
  ['a trailing slash', '/weather/', 'weather'],
  ['[A116] content', '/content/detail/3', undefined],
  ['[A117] an activity of the marketplace', '/musement/activity/3', undefined],
  ['[A118] the countries of the marketplace', '/musement', undefined],
  ['[A118] a city of the marketplace', '/musement/it/7', undefined],
  ['[A118] river excursions', '/musement-river/excursions', undefined],
  ['a path that only begins alike', '/musements', 'musements'],
  ['a type A login, without its token', '/retina/login/secret', 'retina/login'],
  ['a type A login by account', '/retina/login/1/2', 'retina/login'],
])('%s is recorded as %3$s', (_name, pathname, page) => {
  expect(pageOfView(pathname)).toBe(page);
});

it.each([
  ['dining/detail/caf%C3%A9%20bar', 'dining/detail/café bar'],
  ['weather', 'weather'],
  ['sale-100%', 'sale-100%'],
  ['%C3', '%C3'],
])('[A113] the call is given %s as %s', (page, decoded) => {
  expect(decodedPage(page)).toBe(decoded);
});

it.each([
  ['https://tours.example/a?b=1', 'https://tours.example/a?b=1'],
  ['//tours.example/a', 'https://tours.example/a'],
  ['/weather', undefined],
  ['https://portal.example/weather', undefined],
  ['mailto:a@b.example', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('[A121] %j leaves the portal as %j', (href, address) => {
  expect(externalAddress(href, 'https://portal.example')).toBe(address);
});

it('[A121] encodes the address into one segment', () => {
  expect(externalClickPath('https://t.example/a?b=1')).toBe(
    'metrics/userhistory/external/https%3A%2F%2Ft.example%2Fa%3Fb%3D1',
  );
});
