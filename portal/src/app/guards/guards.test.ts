import { expect, it } from 'vitest';
import { firstRedirect } from './guards.ts';
import type { Visit } from './visit.ts';

const visit = (changes: Partial<Visit>): Visit => ({
  pathname: '/weather',
  search: '',
  hash: '',
  access: 'open',
  isLoggedIn: false,
  loginRequired: false,
  kind: 'App',
  origin: undefined,
  ...changes,
});

it.each([
  [
    '[A97 A98] (a) a visitor on a login route',
    { access: 'login', pathname: '/basket', search: '?a=1' },
    { to: '/login', origin: '/basket?a=1' },
  ],
  ['[A97] (a) a guest on a login route', { access: 'login', isLoggedIn: true }, undefined],
  [
    '[A99] (b) a guest on the login page with an origin',
    { access: 'loginPage', isLoggedIn: true, origin: '/basket' },
    { to: '/basket', origin: '' },
  ],
  [
    '[A100] (b) a guest on the login page without one',
    { access: 'loginPage', isLoggedIn: true },
    { to: '/', origin: '' },
  ],
  ['(b) a visitor on the login page', { access: 'loginPage' }, undefined],
  [
    '[A101] (c) a visitor with loginRequired',
    { loginRequired: true, pathname: '/', search: '' },
    { to: '/login', origin: '/' },
  ],
  ['[A102 A107] (c) a visitor without loginRequired', {}, undefined],
  ['[A101] (c) a guest with loginRequired', { loginRequired: true, isLoggedIn: true }, undefined],
  ['(c) the login page itself', { loginRequired: true, access: 'loginPage', pathname: '/login' }, undefined],
  ['(c) the type A routes', { loginRequired: true, access: 'typeA' }, undefined],
  ['(c) a screen, where nobody could log in', { loginRequired: true, kind: 'DigitalSignage' }, undefined],
  ['[A110] a hash of the old form', { hash: '#/pool/bar' }, { to: '/QR/pool/bar' }],
  ['[A110] the hash before everything else', { hash: '#/pool', access: 'login' }, { to: '/QR/pool' }],
  ['[A111] another hash', { hash: '#pool' }, undefined],
] as const)('%s', (_name, changes, redirect) => {
  expect(firstRedirect(visit(changes))).toEqual(redirect);
});
