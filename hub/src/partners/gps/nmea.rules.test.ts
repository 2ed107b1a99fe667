import { describe, expect, it } from 'vitest';
import { distanceKm } from './great-circle.rules.ts';
import { lineSplitter, nmeaReader } from './nmea-reader.ts';
import { checksumOf, type Reading, readSentence } from './nmea-sentence.rules.ts';
import type { GpsFix } from './port.ts';

const sentence = (text: string, sign = '$') =>
  `${sign}${text}*${checksumOf(text).toString(16).toUpperCase().padStart(2, '0')}`;

/** The same noise at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 168 bits of a report of the own ship. */
function ownShip(given: { type?: number; latitude: number; longitude: number; course: number; heading: number }) {
  const bits = (value: number, length: number) =>
    (value < 0 ? value + 2 ** length : value).toString(2).padStart(length, '0');
  const text = [
    bits(given.type ?? 1, 6),
    bits(0, 2),
    bits(247_000_000, 30),
    bits(0, 4),
    bits(0, 8),
    bits(1_023, 10),
    '0',
    bits(Math.round(given.longitude * 600_000), 28),
    bits(Math.round(given.latitude * 600_000), 27),
    bits(Math.round(given.course * 10), 12),
    bits(given.heading, 9),
  ]
    .join('')
    .padEnd(168, '0');
  const letters = text.match(/.{6}/g)?.map((six) => {
    const value = Number.parseInt(six, 2);
    return String.fromCharCode(value < 40 ? value + 48 : value + 56);
  });
  return sentence(`AIVDO,1,1,,,${letters?.join('')},0`, '!');
}

describe('a sentence', () => {
  it('[C239] [CD40] RMC of the standard’s own example is read to the figure', () => {
    expect(readSentence('$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6A')).toEqual({
      place: { latitude: 48 + 7.038 / 60, longitude: 11 + 31 / 60 },
      course: 84.4,
    });
  });

  it.each([
    [
      'GGA',
      '$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47',
      { place: { latitude: 48.1173, longitude: 11.51667 } },
    ],
    ['VTG', sentence('GPVTG,054.7,T,034.4,M,005.5,N,010.2,K'), { course: 54.7 }],
    ['HDT', sentence('HEHDT,000.0,T'), { heading: 0 }],
    [
      'south and west',
      sentence('GPRMC,1,A,3354.000,S,01830.000,W,,,010126,,'),
      { place: { latitude: -33.9, longitude: -18.5 } },
    ],
    [
      'own ship by AIS',
      ownShip({ latitude: -33.9, longitude: 151.2, course: 12.3, heading: 359 }),
      { place: { latitude: -33.9, longitude: 151.2 }, course: 12.3, heading: 359 },
    ],
    [
      'own ship of type 3',
      ownShip({ type: 3, latitude: 1, longitude: -2, course: 0, heading: 0 }),
      { place: { latitude: 1, longitude: -2 }, course: 0, heading: 0 },
    ],
  ] as [string, string, Reading][])('[CD40] %s is read', (_, line, expected) => {
    const read = readSentence(line);
    expect(read).toMatchObject(
      expected.place
        ? {
            ...expected,
            place: {
              latitude: expect.closeTo(expected.place.latitude, 4),
              longitude: expect.closeTo(expected.place.longitude, 4),
            },
          }
        : expected,
    );
  });

  it('[C240] [CD40] says what an instrument does not know: heading 511, course 360, latitude 91, longitude 181', () => {
    expect(readSentence(ownShip({ latitude: 91, longitude: 181, course: 360, heading: 511 }))).toEqual({
      place: undefined,
      course: undefined,
      heading: undefined,
    });
    expect(readSentence(sentence('GPVTG,360.0,T,,M,,N,,K'))).toEqual({ course: undefined });
  });

  it.each([
    ['a wrong checksum', '$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6B'],
    ['no checksum', '$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W'],
    ['a receiver that warns', sentence('GPRMC,123519,V,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W')],
    ['a simulator’s mode', sentence('GPRMC,1,A,4807.038,N,01131.000,E,0,0,230394,,,S')],
    ['GGA without a fix', sentence('GPGGA,123519,4807.038,N,01131.000,E,0,08,0.9,545.4,M,46.9,M,,')],
    ['another ship by AIS', ownShip({ latitude: 1, longitude: 1, course: 1, heading: 1 }).replace('AIVDO', 'AIVDM')],
    ['a report of another type', ownShip({ type: 5, latitude: 1, longitude: 1, course: 1, heading: 1 })],
    ['a magnetic course', sentence('GPVTG,054.7,M,034.4,M,005.5,N,010.2,K')],
  ])('[CD40] with %s is not read', (_, line) => {
    expect(readSentence(line)).toBeUndefined();
  });

  it.each([
    '4860.000,N,01131.000,E',
    '9107.038,N,01131.000,E',
    '4807.038,X,01131.000,E',
    '4807.038,N,18131.000,E',
    ',,,',
  ])('with the place %s has none', (place) => {
    expect(readSentence(sentence(`GPRMC,1,A,${place},0,0,230394,,`))?.place).toBeUndefined();
  });

  it('[CD40] broken in any one letter gives no position; noise gives none and breaks nothing', () => {
    const good = '$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6A';
    const misread: string[] = [];
    for (let at = 0; at < good.length; at += 1) {
      for (let code = 32; code < 127; code += 1) {
        const line = good.slice(0, at) + String.fromCharCode(code) + good.slice(at + 1);
        // A checksum may be written in small letters.
        if (line.toUpperCase() !== good && readSentence(line)?.place) misread.push(line);
      }
    }
    expect(misread).toEqual([]);
    const random = seeded(20260615);
    const word = (letters: string, length: number) =>
      Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
    const anything = String.fromCharCode(...Array.from({ length: 256 }, (_, code) => code));
    const sixBits = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVW`abcdefghijklmnopqrstuvw';
    const places: unknown[] = [];
    for (let run = 0; run < 4_000; run += 1) {
      const length = Math.floor(random() * 60);
      places.push(readSentence(word(anything, length))?.place);
      places.push(readSentence(good.slice(length))?.place && length > 0);
      places.push(readSentence(sentence(`GPRMC,1,A,${word('0123456789.,NSEW', length)}`))?.place);
      places.push(readSentence(sentence(`AIVDO,1,1,,,${word(sixBits, 20 + Math.floor(random() * 8))},0`, '!'))?.place);
      const { latitude = 0, longitude = 0 } =
        readSentence(sentence(`AIVDO,1,1,,,1${word(sixBits, 27)},0`, '!'))?.place ?? {};
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) places.push({ latitude, longitude });
    }
    expect(places.filter(Boolean)).toEqual([]);
  });
});

describe('several instruments', () => {
  function reading() {
    const fixes: GpsFix[] = [];
    let now = new Date('2026-06-15T10:00:00Z');
    const reader = nmeaReader({ now: () => now }, (fix) => fixes.push(fix));
    const later = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    return { fixes, reader, later };
  }
  const gga = sentence('GPGGA,1,4050.000,N,01415.000,E,1,08,0.9,5,M,4,M,,');

  it('[CD40] make one position: the place of one, the heading of another', () => {
    const { fixes, reader } = reading();
    reader.line(sentence('HEHDT,123.4,T'));
    reader.line(sentence('GPVTG,054.7,T,,M,,N,,K'));
    reader.line(gga);
    expect(fixes).toEqual([
      expect.objectContaining({ heading: 123.4, course: 54.7, at: new Date('2026-06-15T10:00:00Z') }),
    ]);
  });

  it('forget a heading that was not said for more than 30 s', () => {
    const { fixes, reader, later } = reading();
    reader.line(sentence('HEHDT,123.4,T'));
    later(30_000);
    reader.line(gga);
    later(1);
    reader.line(gga);
    expect(fixes.map(({ heading }) => heading)).toEqual([123.4, undefined]);
  });

  it('come in pieces; a line without an end is thrown away', () => {
    const lines: string[] = [];
    const split = lineSplitter((line) => lines.push(line));
    split('$A');
    split('B\r\n$CD\n$E');
    split('x'.repeat(2_000));
    split('\n$F\r\n');
    expect(lines).toEqual(['$AB', '$CD', '$F']);
  });

  const at = (latitude: string, longitude = '01415.000') =>
    sentence(`GPGGA,1,${latitude},N,${longitude},E,1,08,0.9,5,M,4,M,,`);

  it('believe a place that cannot have been reached when the next one agrees with it, and not before', () => {
    const { fixes, reader, later } = reading();
    const latitudes = () => fixes.splice(0).map(({ latitude }) => Math.round(latitude));
    reader.line(at('4050.000'));
    later(1_000);
    reader.line(at('5050.000'));
    later(1_000);
    reader.line(at('4050.010'));
    expect(latitudes()).toEqual([41, 41]);
    reader.line(at('5050.000'));
    later(1_000);
    reader.line(at('5050.010'));
    expect(latitudes()).toEqual([51]);
    later(3 * 3_600_000);
    reader.line(at('4050.000'));
    expect(latitudes()).toEqual([41]);
  });

  it('[CD40] among a million random and broken sentences give no position but the true one', () => {
    const { fixes, reader, later } = reading();
    const truth = { latitude: 40 + 50 / 60, longitude: 14.25 };
    const random = seeded(20261115);
    const good = [
      at('4050.000'),
      sentence('GPRMC,101500,A,4050.000,N,01415.000,E,017.2,084.4,150626,,,A'),
      ownShip({ ...truth, course: 84, heading: 85 }),
      sentence('HEHDT,123.4,T'),
    ];
    const letter = () => String.fromCharCode(32 + Math.floor(random() * 96));
    const breaks: ((line: string, place: number) => string)[] = [
      (line, place) => line.slice(0, place) + letter() + line.slice(place + 1),
      (line, place) => line.slice(0, place) + letter() + letter() + line.slice(place + 2),
      (line, place) => line.slice(place),
      (line, place) => line.slice(0, place),
      (line, place) => line.slice(0, place) + line.slice(place + 1),
      (line, place) => line.slice(0, place) + (good[Math.floor(random() * good.length)] ?? '').slice(place),
      () => Array.from({ length: 30 }, letter).join(''),
    ];
    reader.line(good[0] ?? '');
    for (let run = 1; run < 1_000_000; run += 1) {
      const line = good[run % good.length] ?? '';
      const broken = breaks[run % breaks.length]?.(line, Math.floor(random() * line.length)) ?? '';
      reader.line(broken);
      if (run % 1_000 === 0) {
        later(1_000);
        reader.line(good[0] ?? '');
      }
    }
    const farthest = fixes.reduce((most, fix) => Math.max(most, distanceKm(truth, fix)), 0);
    expect(fixes.length).toBeGreaterThan(1_000);
    expect(farthest).toBeLessThan(5);
  }, 60_000);
});
