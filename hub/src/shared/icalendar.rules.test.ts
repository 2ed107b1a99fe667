import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, escapeText, fold, icalendar } from './icalendar.ts';

const EVENT: CalendarEvent = {
  uid: 'booking-12@gangway',
  stamp: new Date('2026-11-15T08:00:00Z'),
  start: new Date('2026-11-16T07:30:00Z'),
  end: new Date('2026-11-16T11:00:00Z'),
  summary: 'Lisbon by tram',
};

/** What means something in a file, what must not stand in one, and characters of one to four octets. */
const SIGNS = [...'abc ,;:\\"\n\r\t\0\u0007\u0085éß€🚢'];

/** As a calendar program reads it: lines joined again (RFC 5545 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

function unescaped(text: string): string {
  return text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}

describe('an iCalendar file', () => {
  it('has everything that RFC 5545 asks for, in order, each line ended by CRLF', () => {
    expect(icalendar({ events: [EVENT] })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Gangway//Guest portal//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:booking-12@gangway',
        'DTSTAMP:20261115T080000Z',
        'LAST-MODIFIED:20261115T080000Z',
        'SEQUENCE:0',
        'DTSTART:20261116T073000Z',
        'DTEND:20261116T110000Z',
        'SUMMARY:Lisbon by tram',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('takes an appointment back by the same UID, a higher sequence and METHOD:CANCEL', () => {
    const organizer = { name: 'Meridian "Aurora"', mail: 'hello@meridian.example' };
    const cancelled = { ...EVENT, sequence: 2, status: 'CANCELLED', organizer } as const;
    const lines = unfolded(icalendar({ method: 'CANCEL', events: [cancelled] }));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'UID:booking-12@gangway', 'SEQUENCE:2']));
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain(`ORGANIZER;CN="Meridian 'Aurora'":mailto:hello@meridian.example`);
  });

  it.each([
    ['a day', { start: '2026-11-16' }, ['DTSTART;VALUE=DATE:20261116', 'DTEND;VALUE=DATE:20261117']],
    [
      'some days',
      { start: '2026-12-30', end: '2026-12-31' },
      ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101'],
    ],
    ['no known end', { end: undefined }, ['DTSTART:20261116T073000Z']],
    ['an end before the start', { end: new Date('2026-11-16T07:30:00Z') }, ['DTSTART:20261116T073000Z']],
  ])('says when, for %s', (_, times, expected) => {
    const lines = unfolded(icalendar({ events: [{ ...EVENT, ...times } as CalendarEvent] }));
    expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual(expected);
  });

  it('names a subscription, reminds, and keeps an address and a list of categories whole', () => {
    const event = {
      ...EVENT,
      url: 'https://ship.example/a b?c=1,2;3',
      categories: ['Ashore, today', 'Tour'],
      remindBefore: 30,
    };
    const lines = unfolded(icalendar({ name: 'Claudia; my voyage', refreshMinutes: 60, events: [event] }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Claudia\\; my voyage',
        'NAME:Claudia\\; my voyage',
        'REFRESH-INTERVAL;VALUE=DURATION:PT60M',
        'URL:https://ship.example/a%20b?c=1,2;3',
        'CATEGORIES:Ashore\\, today,Tour',
        'TRIGGER:-PT30M',
      ]),
    );
  });

  it.each([
    ['a, b; c', 'a\\, b\\; c'],
    ['back\\slash', 'back\\\\slash'],
    ['two\r\nlines\rand\nmore', 'two\\nlines\\nand\\nmore'],
    ['a bell\u0007 and a null\u0000', 'a bell and a null'],
    ['colon: "quoted"', 'colon: "quoted"'],
  ])('escapes %j', (text, escaped) => expect(escapeText(text)).toBe(escaped));

  it('folds at 75 octets, never inside a character', () => {
    expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
    expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(fold(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`);
    expect(fold(`${'x'.repeat(72)}🚢y`)).toBe(`${'x'.repeat(72)}\r\n 🚢y`);
  });

  it('gives any text back to whoever reads it by the rules, and lets no text write a line of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 200 }), (text) => {
        const file = icalendar({ events: [{ ...EVENT, summary: `_${text}`, description: `_${text}` }] });
        expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        const lines = unfolded(file);
        expect(lines).toHaveLength(17);
        const allowed = `_${text}`.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
        expect(unescaped(lines.find((line) => line.startsWith('SUMMARY:'))?.slice(8) ?? '')).toBe(allowed);
      }),
    );
  });
});
