const STYLE = / style="([^"]*)"/g;
/** What a declaration is made of; anything else is left out. */
const PLAIN = /^[\w\s\-:;.,%#()/]+$/;
/** Names by which the page's own parts are found, and what is only said. */
const NAMES = / (?:id|for|name|aria-(?:label|labelledby|describedby|controls)|data-discover)="[^"]*"/g;

/**
 * Drawn HTML as a picture of a page, beside which the page itself comes to stand. The policy of a page allows a style sheet
 * that it names, and no styles on elements.
 */
export function asPicture(html: string): { html: string; css: string } {
  const places = new Map<string, number>();
  const marked = html.replace(NAMES, '').replace(STYLE, (_, style: string) => {
    if (!PLAIN.test(style)) return '';
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-drawn="${place}"`;
  });
  const css = [...places].map(([style, place]) => `[data-drawn="${place}"]{${style}}`).join('');
  return { html: marked, css };
}
