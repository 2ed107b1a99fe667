import { textOf } from '#contract/text.ts';
import { type Letter, type LetterFact, type LetterItem, TO_BOOKINGS } from './letter.ts';
import { MAIL_FONT, type MailPalette } from './mail-palettes.ts';
import type { MailSender } from './mail-sender.ts';

/*
 * Mail programs know the HTML of 1999: tables for layout, styles at every element, no fonts or sheets from elsewhere.
 * Nothing here is loaded from anywhere, so that a mail looks the same on a ship without a link.
 */

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Whatever was typed by a guest or an operator stays text. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

const table = (content: string, attributes = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes}>${content}</table>`;
const row = (style: string, content: string) => `<tr><td style="${style}">${content}</td></tr>`;

function paragraph(text: string, palette: MailPalette): string {
  return `<p style="margin:0 0 16px;font-family:${MAIL_FONT};font-size:16px;line-height:1.5;color:${palette.ink}">${escapeHtml(text)}</p>`;
}

/** A label on the left, what it comes to on the right; long ones break instead of widening the mail. */
function pair({ label, value }: LetterFact, style: string): string {
  const cell = `${style};padding:4px 0;vertical-align:top`;
  return `<tr><td style="${cell};word-break:break-word">${escapeHtml(label)}</td><td align="right" style="${cell};padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`;
}

/** A quiet word above, what it means below. */
function told({ label, value }: LetterFact, palette: MailPalette): string {
  const style = `font-family:${MAIL_FONT};line-height:1.5`;
  const lines = value.split('\n').map(escapeHtml).join('<br>');
  return `<p style="margin:12px 0 0;${style};font-size:16px;color:${palette.ink}"><span style="font-size:14px;color:${palette['ink-muted']}">${escapeHtml(label)}</span><br>${lines}</p>`;
}

function item({ when, name, where, facts: known, lines, isOver }: LetterItem, palette: MailPalette): string {
  const small = `font-family:${MAIL_FONT};font-size:14px;line-height:1.5;color:${palette['ink-muted']}`;
  const struck = isOver ? `;text-decoration:line-through;color:${palette['ink-muted']}` : '';
  const head = [
    `<p style="margin:0;${small};font-weight:600;color:${palette['accent-ink']}${struck}">${escapeHtml(when)}</p>`,
    `<p style="margin:4px 0 0;font-family:${palette.display};font-size:20px;line-height:1.3;color:${palette.ink}${struck}">${escapeHtml(name)}</p>`,
    where ? `<p style="margin:4px 0 0;${small}">${escapeHtml(where)}</p>` : '',
    ...known.map((fact) => told(fact, palette)),
  ].join('');
  const who = lines.map((line) => pair(line, small)).join('');
  const people = who
    ? `<div style="margin-top:12px;border-top:1px solid ${palette.line};padding-top:8px">${table(who)}</div>`
    : '';
  const box = `padding:16px;background:${palette.surface};border-left:4px solid ${isOver ? palette.line : palette.accent}`;
  return table(row(box, head + people), ' style="margin:0 0 16px"');
}

function facts(letter: Letter, palette: MailPalette): string {
  if (letter.facts.length === 0) return '';
  const style = `font-family:${MAIL_FONT};font-size:16px;line-height:1.5;font-weight:600;color:${palette.ink}`;
  return table(letter.facts.map((one) => pair(one, style)).join(''), ' style="margin:8px 0 24px"');
}

/** A link that looks like a button in every mail program: the cell has the colour, the link the room. */
function button(words: string, url: string, palette: MailPalette): string {
  const link = `display:inline-block;padding:14px 24px;font-family:${MAIL_FONT};font-size:16px;font-weight:600;line-height:1.25;color:${palette['on-header']};text-decoration:none`;
  const cell = `<td style="background:${palette.header};border-radius:6px"><a href="${escapeHtml(url)}" style="${link}">${escapeHtml(words)}</a></td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>${cell}</tr></table>`;
}

/** A pure function from what is said to how it looks. */
export function letterHtml(letter: Letter, { name, signature, palette, bookingsUrl }: MailSender): string {
  const { language, subject, title } = letter;
  const body = [
    `<h1 style="margin:0 0 16px;font-family:${palette.display};font-size:28px;line-height:1.2;font-weight:600;color:${palette.ink}">${escapeHtml(title)}</h1>`,
    ...letter.paragraphs.map((text) => paragraph(text, palette)),
    ...letter.items.map((one) => item(one, palette)),
    facts(letter, palette),
    bookingsUrl ? button(TO_BOOKINGS[language], bookingsUrl, palette) : '',
    ...letter.closing.map((text) => paragraph(text, palette)),
  ].join('');
  const head = `padding:20px 24px;background:${palette.header};border-bottom:4px solid ${palette.accent};font-family:${palette.display};font-size:20px;color:${palette['on-header']}`;
  const foot = `padding:16px 24px;border-top:1px solid ${palette.line};font-family:${MAIL_FONT};font-size:14px;line-height:1.5;color:${palette['ink-muted']}`;
  const letterhead = [
    row(head, escapeHtml(name)),
    row('padding:32px 24px 16px', body),
    row(foot, escapeHtml(textOf(signature, language) || name)),
  ].join('');
  const sheet = table(letterhead, ` style="max-width:600px;margin:0 auto;background:${palette['surface-raised']}"`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${palette.surface}">`,
    table(row('padding:16px 8px', sheet), ` style="background:${palette.surface}"`),
    '</body></html>',
  ].join('');
}
