// A hub that serves the portal may draw the page of an address into it, by code that the portal's build brings
// (`.vite/first-view/`). It stands before the portal's own root until the portal has drawn the page itself (decision 026).

export interface FirstViewRequest {
  /** Path and query. */
  address: string;
  /** As the browser names it. */
  language: string;
  /** JSON by the path of the call. */
  answers: Readonly<Record<string, string>>;
  /** The client's settings, as `config.json` has them. */
  settings: string;
  /** Milliseconds. */
  now: number;
}

export interface FirstView {
  /** Names the picture that the page begins with, to be fetched ahead of everything else. */
  head: string;
  html: string;
  /** What a page's policy allows on no element, as a style sheet. */
  css: string;
  language: string;
  look: string;
}

/** The element that it stands in. */
export const FIRST_VIEW_ID = 'first-view';

/** Marks the link that names the portal's code in a page with a drawing, which is run when the drawing is seen. */
export const PORTAL_CODE = 'data-portal-code';

/** What a link of such a page is to code: browsers know no such thing, and leave it alone until the early script asks for it. */
export const CODE_REL = 'portal-code';
