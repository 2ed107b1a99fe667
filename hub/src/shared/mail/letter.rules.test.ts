import { describe, expect, it } from 'vitest';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { MAIL_PALETTES } from './mail-palettes.ts';
import { writeLetter } from './write-letter.ts';

const LETTER: Letter = {
  language: 'de',
  subject: 'Ihre Ausflugsbuchung GRP23456',
  title: 'Ihre Ausflugsbuchung',
  paragraphs: ['Vielen Dank für Ihre Buchung. Das haben Sie vor:'],
  items: [
    {
      when: 'Mittwoch, 17. Juni, 09:00',
      name: 'Lissabon mit der Straßenbahn',
      where: 'Lissabon',
      facts: [{ label: 'Was Sie mitbringen', value: 'Flache Schuhe <b>\nWasser' }],
      lines: [{ label: 'Ada <b>Winter</b> & "Söhne"', value: '£59.00' }],
    },
  ],
  facts: [{ label: 'Gesamtpreis', value: '£59.00' }],
  closing: ['Sie zahlen mit Karte.'],
};
const SENDER = { name: 'Meridian Voyages', palette: MAIL_PALETTES.meridian };
const EVENT = { uid: 'a@gangway', stamp: new Date(0), start: new Date(0), summary: 'Tram' };

describe('a letter to a guest', () => {
  it('is HTML that every mail program draws: tables, styles in place, nothing from elsewhere', () => {
    const html = letterHtml(LETTER, SENDER);
    expect(html).toMatch(/^<!doctype html><html lang="de">/);
    for (const said of ['Meridian Voyages', 'Mittwoch, 17. Juni, 09:00', 'Lissabon mit der Straßenbahn', '£59.00'])
      expect(html).toContain(said);
    expect(html).toContain(`background:${MAIL_PALETTES.meridian.header}`);
    expect(html).toContain('max-width:600px');
    expect(html).not.toMatch(/<(script|style|link|img|svg)|url\(|https?:|class=|var\(/i);
    expect([...html.matchAll(/<table/g)]).toHaveLength([...html.matchAll(/<table role="presentation"/g)].length);
  });

  it('lets nobody write HTML into it, whatever a guest is called', () => {
    const html = letterHtml(LETTER, { ...SENDER, name: '<script>x</script>' });
    expect(html).toContain('Ada &lt;b&gt;Winter&lt;/b&gt; &amp; &quot;Söhne&quot;');
    expect(html).toContain('Was Sie mitbringen</span><br>Flache Schuhe &lt;b&gt;<br>Wasser</p>');
    expect(html).not.toMatch(/<b>|<script>/);
  });

  it('says the same as plain text', () => {
    expect(letterText(LETTER)).toBe(
      [
        'Vielen Dank für Ihre Buchung. Das haben Sie vor:',
        '- Mittwoch, 17. Juni, 09:00, Lissabon: Lissabon mit der Straßenbahn\n  Was Sie mitbringen: Flache Schuhe <b>\n  Wasser\n  Ada <b>Winter</b> & "Söhne", £59.00',
        'Gesamtpreis: £59.00',
        'Sie zahlen mit Karte.',
      ].join('\n\n'),
    );
  });

  it('has a button to the bookings where the portal has a public address, in both forms', () => {
    const { html, text } = writeLetter(LETTER, { ...SENDER, bookingsUrl: 'https://ship.example/my_onboard_bookings' });
    expect(html).toContain('<a href="https://ship.example/my_onboard_bookings"');
    expect(html).toContain('Meine Buchungen ansehen</a>');
    expect(text).toContain('\n\nMeine Buchungen ansehen: https://ship.example/my_onboard_bookings\n\n');
    expect(writeLetter(LETTER, SENDER).html).not.toContain('<a ');
  });

  it('strikes out what is no longer so', () => {
    const [item] = LETTER.items;
    const over = { ...LETTER, items: [{ ...item, isOver: true }] } as Letter;
    expect(letterHtml(over, SENDER)).toContain('line-through');
    expect(letterHtml(LETTER, SENDER)).not.toContain('line-through');
  });

  it('is signed by the operator in the guest’s language', () => {
    const signature = { defaultValue: 'Reception, deck 5', de: 'Rezeption, Deck 5' };
    expect(letterHtml(LETTER, { ...SENDER, signature })).toContain('Rezeption, Deck 5');
  });

  it.each([
    [undefined, 'PUBLISH'],
    ['CANCEL', 'CANCEL'],
  ] as const)('carries its appointments by method %s', (method, said) => {
    const { attachments, senderName } = writeLetter({ ...LETTER, calendar: { method, events: [EVENT] } }, SENDER);
    expect(senderName).toBe('Meridian Voyages');
    expect(attachments).toEqual([
      expect.objectContaining({
        filename: 'booking.ics',
        contentType: `text/calendar; charset=utf-8; method=${said}`,
        content: expect.stringContaining(`METHOD:${said}\r\n`),
      }),
    ]);
  });

  it('without appointments carries nothing', () => {
    expect(writeLetter(LETTER, SENDER).attachments).toBeUndefined();
  });
});
