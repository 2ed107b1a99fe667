import { describe, expect, it } from 'vitest';
import type { LoginType } from '#contract/areas/session.ts';
import { isOpen, type LoginWay } from './login-ways.rules.ts';

const WAYS: readonly LoginWay[] = ['token', 'cabin', 'pin', 'swipe', 'name', 'passenger'];

describe('the ways in that a deployment uses', () => {
  it.each<[LoginType, { pin?: boolean; byName?: boolean }, LoginWay[]]>([
    ['Retina', {}, ['token', 'cabin']],
    ['Retina', { pin: true }, ['token', 'cabin']],
    ['Retina', { byName: true }, ['token', 'cabin', 'name']],
    ['HotelSystem', {}, ['name']],
    ['HotelSystem', { pin: true, byName: true }, ['name']],
    ['CabinSystem', {}, ['cabin', 'swipe']],
    ['CabinSystem', { pin: true }, ['pin', 'swipe']],
    ['CabinSystem', { pin: true, byName: true }, ['pin', 'swipe', 'name']],
    ['Passenger', {}, ['passenger']],
    ['Passenger', { pin: true }, ['passenger']],
    ['Passenger', { byName: true }, ['name', 'passenger']],
  ])('[AD24 AD25 AD26 AD28] %s with %j', (type, { pin = false, byName = false }, open) => {
    const settings = { type, pinLoginEnabled: pin, appLoginByName: byName };
    expect(WAYS.filter((way) => isOpen(way, settings))).toEqual(open);
  });
});
