import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import type { DeviceKind } from './kit-context.ts';
import { linkTarget } from './link-target.ts';
import { type AddressRewrite, publicAddress } from './pictures.ts';

/** What an operator's rich text may hold; the hub cleans by the same list, but a portal trusts no hub. */
const ALLOWED: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'h2', 'h3', 'h4', 'blockquote', 'figure', 'figcaption'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

export interface RichTextPlace {
  device: DeviceKind;
  /** The hub's address with version path and trailing slash. */
  hubUrl: string;
  rewrite?: AddressRewrite;
}

let purifier: DOMPurify | undefined;

/** AD40: clean HTML whose links and pictures lead where they should from this device. */
export function cleanRichText(html: string, place: RichTextPlace): string {
  purifier ??= createPurifier(window);
  purifier.removeAllHooks();
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node instanceof HTMLAnchorElement) settleLink(node, place);
    if (node instanceof HTMLImageElement) settlePicture(node, place);
  });
  // The page's own title is its h1.
  return purifier.sanitize(html.replace(/<(\/?)h1\b/gi, '<$1h2'), ALLOWED) as string;
}

function settleLink(link: HTMLAnchorElement, { device }: RichTextPlace): void {
  const target = linkTarget(link.getAttribute('href') ?? '');
  if (target.kind === 'nowhere') {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', target.kind === 'page' ? target.path : target.url);
  if (target.kind === 'page') return;
  link.setAttribute('rel', 'noopener noreferrer');
  if (device === 'App') link.setAttribute('target', '_blank');
}

/** A picture from the hub's own root belongs to the hub, whichever host the portal is on. */
function settlePicture(picture: HTMLImageElement, { hubUrl, rewrite }: RichTextPlace): void {
  const source = picture.getAttribute('src') ?? '';
  const url = URL.parse(source, new URL(hubUrl, location.href));
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    picture.remove();
    return;
  }
  picture.setAttribute('src', publicAddress(url.href, rewrite));
  picture.setAttribute('loading', 'lazy');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}
