import { describe, expect, it } from 'vitest';
import { draw, tellingLines } from './draw-lines.ts';

describe('lines drawn by lot', () => {
  it.each([
    ['import { a } from "#hub/a.ts";', false],
    ['// if (a > b) return', false],
    ['/** Answers 503. */', false],
    ['export interface Guest {', false],
    ['}', false],
    ['});', false],
    ['', false],
    ['return (', false],
    ['export const answer = z.object({', false],
    ['export function Attract() {', false],
    ['): Promise<Reply | undefined> {', false],
    ['if (age < MINIMUM) return undefined;', true],
    ['const PAUSE_MS = 15_000;', true],
    ['await store.cancel(id);', true],
    ['isOpen && <Panel />', true],
  ])('%j can be broken: %s', (line, can) => {
    expect(tellingLines(line)).toEqual(can ? [1] : []);
  });

  it('are counted from 1', () => {
    expect(tellingLines('import x from "y";\n\nreturn total;\n')).toEqual([3]);
  });

  it('are the same for the same seed, others for another, and none twice', () => {
    const all = Array.from({ length: 200 }, (_, n) => n);
    const drawn = draw(all, 40, 'one');
    expect(drawn).toEqual(draw(all, 40, 'one'));
    expect(drawn).not.toEqual(draw(all, 40, 'two'));
    expect(new Set(drawn).size).toBe(40);
    expect(draw([1, 2], 40, 'one').toSorted()).toEqual([1, 2]);
  });
});
