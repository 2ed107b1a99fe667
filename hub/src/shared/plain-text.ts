import type { LocalText } from '#contract/text.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Clean HTML as the plain text that it says, one paragraph or list entry per line. */
export function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** The same in every language. */
export function plainLocalText(text: LocalText | null): LocalText | null {
  if (text === null) return null;
  if (typeof text === 'string') return plainText(text);
  return Object.fromEntries(Object.entries(text).map(([language, html]) => [language, plainText(html)]));
}
