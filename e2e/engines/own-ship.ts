// A ship of its own for journeys that change what everybody meets, in every engine.
import { mergeTests } from '@playwright/test';
import { test as ownShip } from '../own-ship.ts';
import { test as engines } from './test.ts';

export { expect } from './test.ts';
export const test = mergeTests(ownShip, engines);
