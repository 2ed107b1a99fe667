import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyGuide } from './tidy-guide.rules.ts';

const MINUTE = 60_000;
const span = (start: number, stop?: number) => ({
  start: start * MINUTE,
  stop: stop === undefined ? undefined : stop * MINUTE,
});
const spans = (given: readonly ReturnType<typeof span>[]) =>
  tidyGuide(given).programmes.map(({ start, stop }) => [start / MINUTE, stop / MINUTE]);

describe('the guide of a channel', () => {
  it.each([
    [
      'stays as it is with a gap',
      [span(0, 30), span(40, 60)],
      [
        [0, 30],
        [40, 60],
      ],
    ],
    [
      'is sorted',
      [span(30, 60), span(0, 30)],
      [
        [0, 30],
        [30, 60],
      ],
    ],
    [
      'has overlaps cut',
      [span(0, 45), span(30, 60)],
      [
        [0, 30],
        [30, 60],
      ],
    ],
    [
      'has a missing end filled by the next',
      [span(0), span(30, 60)],
      [
        [0, 30],
        [30, 60],
      ],
    ],
    [
      'has a missing end of six hours at most',
      [span(0), span(600, 660)],
      [
        [0, 360],
        [600, 660],
      ],
    ],
    ['ends with an hour where nothing says more', [span(0)], [[0, 60]]],
    [
      'takes an end before the start for none',
      [span(30, 20), span(60, 90)],
      [
        [30, 60],
        [60, 90],
      ],
    ],
    ['has one programme at a time, the later of the file', [span(0, 10), span(0, 30)], [[0, 30]]],
  ])('%s', (_, given, expected) => {
    expect(spans(given)).toEqual(expected);
  });

  it('counts what it mended', () => {
    const { cut, ended, doubled } = tidyGuide([span(0, 45), span(30), span(60, 50), span(60, 70)]);
    expect({ cut, ended, doubled }).toEqual({ cut: 1, ended: 1, doubled: 1 });
  });

  it('never overlaps, whatever was given', () => {
    const one = fc.record({
      start: fc.integer({ min: 0, max: 500 }),
      stop: fc.option(fc.integer(), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(one), (given) => {
        const { programmes } = tidyGuide(given);
        for (const [place, { start, stop }] of programmes.entries()) {
          expect(stop).toBeGreaterThan(start);
          expect(programmes[place + 1]?.start ?? stop).toBeGreaterThanOrEqual(stop);
        }
      }),
    );
  });
});
