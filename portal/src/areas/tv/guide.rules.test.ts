import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Programme, readChannels, streamOf } from '#portal/shared/video-one/channel.ts';
import {
  blockPercent,
  blocksOf,
  comingUp,
  halfHours,
  nowPercent,
  onNow,
  shareOver,
  shipClock,
  windowStart,
} from './guide.rules.ts';
import { channelBeside, zapStep } from './zapping.rules.ts';

const FROM = Date.parse('2026-11-15T20:00:00+01:00');
const MINUTE = 60_000;

const programme = (start: number, end: number): Programme => ({
  name: `${start}`,
  description: undefined,
  start_time: '',
  end_time: '',
  start: FROM + start * MINUTE,
  end: FROM + end * MINUTE,
});
const drawn = (programmes: Programme[]) =>
  blocksOf(programmes, FROM).map(({ seconds, programme: one }) => [one?.name ?? 'gap', seconds / 60]);

describe('the guide', () => {
  it.each([
    ['2026-11-15T20:29:59+01:00', 'Europe/Rome', '2026-11-15T20:00:00+01:00'],
    ['2026-11-15T20:30:00+01:00', 'Europe/Rome', '2026-11-15T20:30:00+01:00'],
    ['2026-11-15T20:50:00Z', 'Asia/Kathmandu', '2026-11-16T02:30:00+05:45'],
    ['2026-11-15T20:50:00Z', 'America/St_Johns', '2026-11-15T17:00:00-03:30'],
    ['2026-10-25T02:10:00+01:00', 'Europe/Rome', '2026-10-25T02:00:00+01:00'],
  ])('[C144] [CD26] at %s in %s begins at %s', (now, zone, from) => {
    expect(windowStart(Date.parse(now), zone)).toBe(Date.parse(from));
  });

  it.each([
    [
      'programmes one after the other',
      [programme(0, 60), programme(60, 240)],
      [
        ['0', 60],
        ['60', 180],
      ],
    ],
    ['what was before and what comes after', [programme(-60, 0), programme(0, 240), programme(240, 300)], [['0', 240]]],
    [
      'clipped edges',
      [programme(-30, 30), programme(30, 300)],
      [
        ['-30', 30],
        ['30', 210],
      ],
    ],
    [
      'gaps',
      [programme(30, 60), programme(90, 120)],
      [
        ['gap', 30],
        ['30', 30],
        ['gap', 30],
        ['90', 30],
        ['gap', 120],
      ],
    ],
    ['one that covers everything', [programme(-600, 600)], [['-600', 240]]],
    [
      'overlaps',
      [programme(0, 90), programme(60, 240)],
      [
        ['0', 60],
        ['60', 180],
      ],
    ],
    ['nothing', [], [['gap', 240]]],
  ])('[CD26] draws %s', (_, programmes, blocks) => {
    expect(drawn(programmes)).toEqual(blocks);
  });

  it('[C145] fills 93 percent with any programmes, and never more', () => {
    const one = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 1, max: 400 }));
    fc.assert(
      fc.property(fc.array(one), (given) => {
        const programmes = given
          .map(([start, minutes]) => programme(start, start + minutes))
          .toSorted((a, b) => a.start - b.start);
        const percent = blocksOf(programmes, FROM).reduce((sum, { seconds }) => sum + blockPercent(seconds), 0);
        expect(percent).toBeCloseTo(93, 6);
      }),
    );
    expect(blockPercent(1_800)).toBe(11.625);
  });

  it('has the half hours above it and a line for the present', () => {
    expect(halfHours(FROM).map((time) => shipClock(time, 'Europe/Rome'))).toEqual([
      '20:00',
      '20:30',
      '21:00',
      '21:30',
      '22:00',
      '22:30',
      '23:00',
      '23:30',
    ]);
    expect(nowPercent(FROM, FROM)).toBe(7);
    expect(nowPercent(FROM + 120 * MINUTE, FROM)).toBe(53.5);
    expect([nowPercent(FROM - 1, FROM), nowPercent(FROM + 240 * MINUTE, FROM)]).toEqual([undefined, undefined]);
  });

  it('knows what is on, how far, and what comes', () => {
    const all = [programme(0, 60), programme(90, 120)];
    expect(onNow(all, FROM + 30 * MINUTE)).toEqual({ now: all[0], next: all[1] });
    expect(onNow(all, FROM + 70 * MINUTE)).toEqual({ now: undefined, next: all[1] });
    expect(onNow(all, FROM - MINUTE)).toEqual({ now: undefined, next: all[0] });
    expect(comingUp(all, FROM - MINUTE)).toEqual(all);
    expect(comingUp(all, FROM)).toEqual(all.slice(1));
    expect(shareOver(programme(0, 60), FROM + 15 * MINUTE)).toBe(0.25);
  });
});

describe('a channel as it is sent', () => {
  it('[C139 C140 C141] is read with everything it carries', () => {
    const sent = {
      id: 7,
      code: 'NEWS',
      name: 'World News',
      logo: { url: 'http://x/logo.svg' },
      streams: [{ url: 'http://x/p.m3u8' }],
      mediaUrl: [{ streamingUrl: 'http://x/h.m3u8' }],
      epg: {
        programs: [
          {
            name: 'The hour',
            description: 'All of it.',
            start_time: '2026-11-15T20:00:00+01:00',
            end_time: '2026-11-15T20:30:00+01:00',
          },
        ],
      },
    };
    const [channel] = readChannels([sent]);
    expect(channel).toMatchObject({ ...sent, id: '7' });
    expect(channel?.epg.programs[0]).toMatchObject({ start: FROM, end: FROM + 30 * MINUTE });
  });

  it.each([
    ['hub', { mediaUrl: [{ streamingUrl: 'h' }], streams: [{ url: 'p' }] }, 'h'],
    ['provider', { mediaUrl: [{ streamingUrl: 'h' }], streams: [{ url: 'p' }] }, 'p'],
    ['hub', { streams: [{ url: 'p' }] }, 'p'],
    ['provider', { mediaUrl: [{ streamingUrl: 'h' }] }, 'h'],
    ['hub', { mediaUrl: [{}], streams: null }, undefined],
  ] as const)('[C140] [CD25] of the %s plays %j as %s', (source, sent, stream) => {
    const [channel] = readChannels([{ id: '1', ...sent }]);
    expect(channel && streamOf(channel, source)).toBe(stream);
  });

  it.each([
    ['nothing', undefined, []],
    ['no list', { channel: [] }, []],
    ['channels without an id', [{ name: 'x' }, null, 3], []],
    ['a channel with nothing else', [{ id: 1 }], ['1']],
    [
      'no guide',
      [
        { id: 'a', epg: null },
        { id: 'b', epg: { programs: null } },
      ],
      ['a', 'b'],
    ],
  ])('may be %s', (_, data, ids) => {
    expect(readChannels(data).map(({ id }) => id)).toEqual(ids);
  });

  it('[CD26] has programmes in order, each with an end, none without a start', () => {
    const at = (minutes: number) => new Date(FROM + minutes * MINUTE).toISOString();
    const programs = [
      { name: 'late', start_time: at(90) },
      { name: 'early', start_time: at(0), end_time: 'soon' },
      { name: 'lost', start_time: 'tonight' },
      null,
    ];
    const [channel] = readChannels([{ id: 'a', epg: { programs } }]);
    expect(channel?.epg.programs.map(({ name, start, end }) => [name, (end - start) / MINUTE])).toEqual([
      ['early', 90],
      ['late', 60],
    ]);
  });
});

describe('the times of a programme', () => {
  const start = FROM / 1_000;
  it.each([
    ['seconds', start, start + 1_800],
    ['seconds as texts', String(start), String(start + 1_800)],
    ['milliseconds', FROM, FROM + 30 * MINUTE],
    ['ISO 8601', new Date(FROM).toISOString(), new Date(FROM + 30 * MINUTE).toISOString()],
  ])('[C141] [CD26] may be %s', (_, start_time, end_time) => {
    const [channel] = readChannels([{ id: 'a', epg: { programs: [{ name: 'x', start_time, end_time }] } }]);
    expect(channel?.epg.programs).toMatchObject([{ start: FROM, end: FROM + 30 * MINUTE }]);
  });
});

describe('changing the channel', () => {
  const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it.each([
    ['a', 1, 'b'],
    ['c', 1, 'a'],
    ['a', -1, 'c'],
    ['nobody', 1, undefined],
  ] as const)('from %s by %i is %s', (id, step, beside) => {
    expect(channelBeside(all, id, step)?.id).toBe(beside);
  });

  it('is not possible with one channel', () => {
    expect(channelBeside([{ id: 'a' }], 'a', 1)).toBeUndefined();
  });

  it.each([
    ['ArrowUp', true, 1],
    ['ArrowDown', true, -1],
    ['ArrowUp', false, undefined],
    ['ChannelUp', false, 1],
    ['PageDown', true, -1],
    ['Enter', true, undefined],
  ] as const)('%s, on the picture %s: %s', (key, isOnPicture, step) => {
    expect(zapStep(key, isOnPicture)).toBe(step);
  });
});
