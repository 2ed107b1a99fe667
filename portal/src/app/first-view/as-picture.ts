const STYLE = / style="([^"]*)"/g;
/** What a declaration is made of; anything else is left out. */
const PLAIN = /^[\w\s\-:;.,%#()/]+$/;
/** Names by which the page's own parts are found, and what is only said. */
const NAMES = / (?:id|for|name|aria-(?:label|labelledby|describedby|controls))="[^"]*"/g;

/** React names pictures at the head, all alike. */
const NAMED_AHEAD = /^(?:<link rel="preload"[^>]*>)*/;
const PICTURE = /<img [^>]*>/g;
/** What stands in a tile that is narrow on a phone is small. */
const NARROW = /<a [^>]*_compact_[^>]*>(?:(?!<a ).)*$/s;

/** So many of them are in sight on a phone; where a page has no wider picture they are its largest part. */
const NARROW_IN_SIGHT = 2;

/** Those of events: as large as one another, the first in sight together, and of one size for every phone. */
const IN_SIGHT_AND_SMALL = /^(?!.* srcSet=).* loading="eager"/;
const BESIDE_IN_SIGHT = 2;

/**
 * The picture that the page begins with is fetched ahead of scripts and other pictures, whether or not its page could know
 * that it comes first.
 */
function withFirstPicture(html: string): { html: string; head: string } {
  const drawn = html.replace(NAMED_AHEAD, '');
  const pictures = [...drawn.matchAll(PICTURE)];
  const wide = pictures.find(({ index }) => !NARROW.test(drawn.slice(0, index)));
  const firsts = wide ? [wide] : pictures.slice(0, NARROW_IN_SIGHT);
  let page = drawn;
  let head = '';
  for (const [picture] of firsts) {
    const first = fetchedFirst(picture);
    page = page.replace(picture, () => first);
    head += nameAhead(first);
  }
  const beside = pictures.filter((one) => !firsts.includes(one) && IN_SIGHT_AND_SMALL.test(one[0]));
  for (const [picture] of beside.slice(0, BESIDE_IN_SIGHT)) head += nameAhead(picture);
  return { html: page, head };
}

const fetchedFirst = (picture: string) =>
  picture
    .replace(/ (?:loading|fetchPriority)="[^"]*"/g, '')
    .replace(' sizes="auto, ', ' sizes="')
    .replace('<img ', '<img fetchPriority="high" ');

function nameAhead(picture: string): string {
  const [, srcSet] = / srcSet="([^"]*)"/.exec(picture) ?? [];
  const [, sizes] = / sizes="([^"]*)"/.exec(picture) ?? [];
  const [, src] = / src="([^"]*)"/.exec(picture) ?? [];
  const address = srcSet ? `imagesrcset="${srcSet}" imagesizes="${sizes}"` : `href="${src}"`;
  const priority = picture.includes(' fetchPriority="high"') ? ' fetchpriority="high"' : '';
  return `<link rel="preload" as="image" ${address}${priority}>`;
}

const FIELD = /<input [^>]*>/g;
/** What is not seen or only chosen, and what a browser shows in a form of its own, stays what it is. */
const NOT_WRITTEN = / type="(?:hidden|radio|checkbox|range|file|date|time|button|submit)"/;

/**
 * Where a page has something to write in, browsers lay it out for their own forms to fill in, before its styles are there:
 * a tenth of a second or two on a phone, for nothing. In a picture nobody writes.
 */
function asPictureOfField(field: string): string {
  if (NOT_WRITTEN.test(field)) return field;
  const [, placeholder = ''] = / placeholder="([^"]*)"/.exec(field) ?? [];
  const [, style = ''] = /( class="[^"]*")/.exec(field) ?? [];
  return `<input type="button" value="${placeholder}"${style}/>`;
}

/**
 * Chromium lays a page out when it gives it the focus, which may be before its styles have come: a fifth of a second on a slow
 * phone, for nothing. So the picture is not there until the portal's first style sheet says so (first-view.css), or nobody
 * waits for it any more (give-free.ts).
 */
export const NOT_THERE_YET = '#first-view:not([data-painted]){display:none}';

/**
 * Drawn HTML as a picture of a page, beside which the page itself comes to stand. The policy of a page allows a style sheet
 * that it names, and no styles on elements.
 */
export function asPicture(drawn: string): { html: string; css: string; head: string } {
  const { html, head } = withFirstPicture(drawn);
  const places = new Map<string, number>();
  const plain = html.replace(NAMES, '').replace(FIELD, asPictureOfField);
  const marked = plain.replace(STYLE, (_, style: string) => {
    if (!PLAIN.test(style)) return '';
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-drawn="${place}"`;
  });
  const css = [...places].map(([style, place]) => `[data-drawn="${place}"]{${style}}`);
  return { html: marked, css: NOT_THERE_YET + css.join(''), head };
}
