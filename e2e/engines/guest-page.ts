// A page as a guest uses it, in any engine: things are found by what they are called, and waited for.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';
import { type Found, installPageTools, type Name, type Place, type Sought } from './in-page.ts';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const wire = (name: string | RegExp): Name =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };

export const role = (what: string, name?: string | RegExp): Sought => ({
  by: 'role',
  role: what,
  ...(name !== undefined && { name: wire(name) }),
});
export const label = (name: string | RegExp): Sought => ({ by: 'label', name: wire(name) });
export const text = (name: string | RegExp): Sought => ({ by: 'text', name: wire(name) });
export const inside = (where: Sought, what: Sought): Sought => ({ ...what, inside: where });

const called = ({ by, role: what, name, inside: where }: Sought): string =>
  `${by} ${what ?? ''} ${JSON.stringify(name)}${where ? ` inside ${called(where)}` : ''}`;

export class GuestPage {
  readonly engine: Engine;
  readonly base: string;

  constructor(engine: Engine, base: string) {
    this.engine = engine;
    this.base = base;
  }

  async goto(path: string): Promise<void> {
    await this.engine.goto(new URL(path, this.base).href);
  }

  /** Runs a function of plain data in the page. */
  run<A extends unknown[], T>(inPage: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    const given = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ');
    return this.engine.evaluate(`(${inPage})(${given})`) as Promise<T>;
  }

  /** All that are there now. */
  async find(sought: Sought): Promise<Found[]> {
    await this.#equip();
    return this.run((what) => window.pageTools?.find(what) ?? [], sought);
  }

  /** Waits until it is there, and is as it should be. */
  async sees(sought: Sought, wanted: Partial<Found> = {}, timeout?: number): Promise<void> {
    await eventually(async () => {
      const found = await this.find(sought);
      expect(found, called(sought)).toContainEqual(expect.objectContaining(wanted));
    }, timeout);
  }

  async seesNo(sought: Sought, timeout?: number): Promise<void> {
    await eventually(async () => expect(await this.find(sought), called(sought)).toEqual([]), timeout);
  }

  /** Waits until the page is at an address. */
  async isAt(path: string | RegExp): Promise<void> {
    await eventually(async () => {
      const there = await this.run(() => location.pathname + location.search);
      if (typeof path === 'string') expect(there).toBe(path);
      else expect(there).toMatch(path);
    });
  }

  async tap(sought: Sought): Promise<void> {
    const { x, y } = await this.#place(sought);
    await this.engine.tap(x, y);
  }

  /** Taps what may be gone in the next moment, without waiting for it. */
  async tapIfThere(sought: Sought): Promise<void> {
    await this.#equip();
    const place = await this.run((what) => window.pageTools?.place(what) ?? null, sought);
    if (place && !place.covered) await this.engine.tap(place.x, place.y);
  }

  /** Types as a guest does, in the place of what stood there. */
  async fill(sought: Sought, words: string): Promise<void> {
    await this.tap(sought);
    await this.sees(sought, { isFocused: true });
    await this.engine.press('Control+a');
    await this.engine.press('Backspace');
    await this.engine.type(words);
  }

  async check(sought: Sought): Promise<void> {
    await this.sees(sought);
    const [box] = await this.find(sought);
    if (!box?.isChecked) await this.tap(sought);
    await this.sees(sought, { isChecked: true });
  }

  async choose(sought: Sought, option: string): Promise<void> {
    await eventually(async () => {
      await this.#equip();
      const isChosen = await this.run((what, which) => window.pageTools?.choose(what, which) ?? false, sought, option);
      expect(isChosen, `${option} of ${called(sought)}`).toBe(true);
    });
  }

  /** Walks with the tabulator until it has the focus, as somebody without a mouse does. */
  async tabTo(sought: Sought): Promise<void> {
    await this.sees(sought);
    await this.run((what) => window.pageTools?.remember(what), sought);
    const isThere = () => this.run(() => window.pageTools?.isRememberedFocused() ?? false);
    for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop++) await this.engine.press('Tab');
    await this.sees(sought, { isFocused: true });
  }

  /** To it by the tabulator, then the key. */
  async pressOn(sought: Sought, key: 'Enter' | 'Space'): Promise<void> {
    await this.tabTo(sought);
    await this.engine.press(key);
  }

  /** Where it can be tapped, as soon as nothing lies over it and it stands still. */
  async #place(sought: Sought): Promise<Place> {
    let last: Place | null = null;
    await eventually(async () => {
      await this.#equip();
      const place = await this.run((what) => window.pageTools?.place(what) ?? null, sought);
      const before = last;
      last = place;
      expect(place, called(sought)).not.toBeNull();
      expect(place?.covered, `over ${called(sought)}`).toBeNull();
      expect(before, `${called(sought)} stands still`).toEqual(place);
    });
    return last ?? { x: 0, y: 0, covered: null };
  }

  /** A page that was loaded anew has no tools yet. */
  async #equip(): Promise<void> {
    if (await this.run(() => window.pageTools !== undefined)) return;
    await this.engine.evaluate(`(() => { ${LIBRARY} })()`);
    await this.run(installPageTools);
  }
}

const PATIENCE_MS = 60_000;
const MOST_STOPS = 150;

const eventually = (holds: () => Promise<void>, timeout = PATIENCE_MS) =>
  expect(holds).toPass({ timeout, intervals: [50, 100, 250] });
