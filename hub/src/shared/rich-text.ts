import sanitizeHtml from 'sanitize-html';
import type { LocalText } from '#contract/text.ts';

/**
 * What an operator's rich text may hold: structure, emphasis, links, tables and pictures. No styles, classes or ids,
 * nothing that runs, loads or takes input; the portal cleans by the same list once more.
 */
const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'h2', 'h3', 'h4', 'blockquote', 'figure', 'figcaption'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // The page's own title is its h1.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
};

export function cleanRichText(html: string): string {
  // Most texts have no markup at all: nothing to parse then.
  return /[<&]/.test(html) ? sanitizeHtml(html, RICH_TEXT) : html;
}

/** The same for a text of the operator, in each of its languages. */
export function cleanLocalText<T extends LocalText | null | undefined>(text: T): T {
  if (typeof text === 'string') return cleanRichText(text) as T;
  if (!text) return text;
  return Object.fromEntries(Object.entries(text).map(([language, html]) => [language, cleanRichText(html)])) as T;
}
