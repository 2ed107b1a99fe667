import { expect, it } from 'vitest';
import { aPassenger } from '#portal-test/fixtures.ts';
import { anEmptyPhotoCart, aPhotoCart } from '#portal-test/photo-fixtures.ts';
import { moveReach } from './accessibility.rules.ts';
import { footerAt } from './footer.rules.ts';
import {
  awaitsVideoLanguages,
  canLogOut,
  offersVideoLanguages,
  photoBasketTotal,
  subHeaderName,
} from './header.rules.ts';

const reach = (shiftPx: number, on = true) => ({ on, shiftPx });

it.each([
  ['[A147] down', reach(0), 'down', 50],
  ['[A147] and again', reach(50), 'down', 100],
  ['[A147] up', reach(100), 'up', 50],
  ['[A148] the last step is cut to half the window', reach(400), 'down', 422],
  ['[A148] and no further', reach(422), 'down', 422],
  ['never above its place', reach(20), 'up', 0],
] as const)('%s', (_name, before, action, shiftPx) => {
  expect(moveReach(before, action, 844)).toEqual({ on: true, shiftPx });
});

it('[A145] switching off brings the page back', () => {
  expect(moveReach(reach(150), 'toggle', 844)).toEqual({ on: false, shiftPx: 0 });
  expect(moveReach(reach(0, false), 'down', 844)).toEqual({ on: false, shiftPx: 0 });
});

it.each([
  ['[A142]', '/', 'App', 'dashboard'],
  ['', '/weather', 'App', 'standard'],
  ['[A149]', '/login', 'Kiosk', 'none'],
  ['[A149]', '/login/', 'Kiosk', 'none'],
  ['[A150]', '/login', 'App', 'standard'],
  ['[A150]', '/login', 'DigitalSignage', 'standard'],
] as const)('%s at %s on %s the footer is %s', (_id, pathname, kind, type) => {
  expect(footerAt(pathname, kind, 'standard')).toBe(type);
});

it.each([
  ['[A132] the booking reference', aPassenger({ pms: { name: 'HotelSystem' } }), 'MS4711'],
  ['[A132] else the PMS name', aPassenger({ bookingReference: '', pms: { name: 'HotelSystem' } }), 'HotelSystem'],
  ['[A132] nothing for a visitor', {}, undefined],
])('the sub-header names %s', (_name, authentication, name) => {
  expect(subHeaderName(authentication)).toBe(name);
});

it.each([
  ['[A133] consent and entries', { consent: true, cart: aPhotoCart() }, 44],
  ['[A133] a package alone', { consent: true, cart: aPhotoCart({ photoGroups: [] }, { bulkAdded: true }) }, 44],
  ['[A134] no entries', { consent: true, cart: anEmptyPhotoCart() }, undefined],
  ['[A134] no basket', { consent: true }, undefined],
  ['[A134] no consent', { consent: false, cart: aPhotoCart() }, undefined],
  ['[A134] consent never asked', { cart: aPhotoCart() }, undefined],
])('photo basket: %s', (_name, photo, total) => {
  expect(photoBasketTotal(photo)).toBe(total);
});

it.each([
  ['[A135]', ['en_US', 'de_DE'], true],
  ['[A135]', ['en_US'], false],
  ['[A135]', undefined, false],
])('%s the video provider’s locales %j give a button: %s', (_id, allLocales, expected) => {
  expect(offersVideoLanguages({ allLocales })).toBe(expected);
});

it.each([
  ['before they are known', undefined, '/seanetvod/genre/drama', true, true],
  ['elsewhere', undefined, '/vod', true, false],
  ['that are known', ['en_US'], '/seanetvod', true, false],
  ['on a kiosk, which has no lists', undefined, '/seanetvod', false, false],
  ['in the player, which asks for none', undefined, '/seanetvod/moviePlayer', true, false],
  ['for a film on a kiosk', undefined, '/seanetvod/movie/ballast', false, true],
])('[A135] a place is kept for the film languages: %s', (_when, allLocales, pathname, hasLists, expected) => {
  expect(awaitsVideoLanguages({ allLocales }, pathname, hasLists)).toBe(expected);
});

it.each([
  ['[A136] a guest', aPassenger(), true],
  ['[A137] a visitor', {}, false],
  ['[A137] a session still waiting for its PIN change', aPassenger({ isAuthenticated: false }), false],
  ['[A138] RemotePms of type A', aPassenger({ sessionType: 'RemotePms', pms: { name: 'retina' } }), false],
  ['[A138] RemotePms of another type', aPassenger({ sessionType: 'RemotePms', pms: { name: 'CabinSystem' } }), true],
])('%s can log out: %3$s', (_name, authentication, expected) => {
  expect(canLogOut(authentication)).toBe(expected);
});

it.each([
  ['RemotePms without a name', 'Retina', { sessionType: 'RemotePms' }, false],
  ['RemotePms with an empty name', 'Retina', { sessionType: 'RemotePms', pms: { name: '' } }, false],
  ['RemotePms of another type', 'Retina', { sessionType: 'RemotePms', pms: { name: 'CabinSystem' } }, true],
  ['RemotePms without a name', 'CabinSystem', { sessionType: 'RemotePms' }, true],
  ['a passenger', 'Retina', {}, true],
])('[A138] %s where %s is configured can log out: %4$s', (_name, configured, session, expected) => {
  expect(canLogOut(aPassenger(session), configured)).toBe(expected);
});
