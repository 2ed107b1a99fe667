import type { Plugin } from 'vite';

/** As `useLargeText` says it: a line of less than 20 rem. Here rem are those of the browser's settings. */
const LARGE = '(max-width: 19.99em)';
const USUAL = '(min-width: 20em)';
const RULE = /([^{};]*\[data-large-text\][^{};]*)\{([^{}]*)\}/g;

/**
 * Rules for large text hold by the portal's mark, which it sets when it runs, and where the browser's settings say so from the
 * first paint on: a drawing that bars and spaces give way in only later would jump. Nothing moves to another line, by which
 * class names are made.
 */
export function withLargeText(css: string): string {
  return css.replace(RULE, (rule: string, before: string, body: string) => {
    const start = before.includes('*/') ? before.lastIndexOf('*/') + 2 : 0;
    const selector = before.slice(start);
    if (selector.includes(':not([data-large-text])')) {
      return `${before.slice(0, start)}@media ${USUAL} {${rule.slice(start)}}`;
    }
    const known = selector.replaceAll(':root[data-large-text]', ':root:root');
    return `${rule}@media ${LARGE} {${`${known}{${body}}`.replace(/\s+/g, ' ')}}`;
  });
}

export function largeText(): Plugin {
  return {
    name: 'large-text',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.css') && code.includes('[data-large-text]') ? withLargeText(code) : undefined;
    },
  };
}
