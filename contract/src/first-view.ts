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

/** A read that a page makes while it is drawn, beyond the answers that it was given. */
export interface FirstViewCall {
  /** A path below the version of the hub's API, or the whole address of another service. */
  address: string;
  headers: Readonly<Record<string, string>>;
}

/** Answers the text of what was read, as anybody would get it; nothing where it cannot be had. */
export type FirstViewAsk = (call: FirstViewCall) => Promise<string | undefined>;

export interface FirstView {
  /** Names the picture that the page begins with, to be fetched ahead of everything else. */
  head: string;
  html: string;
  /** What a page's policy allows on no element, as a style sheet. */
  css: string;
  language: string;
  look: string;
  /** The address whose page it shows: another one where the page of an address leads on. */
  at: string;
  /** It asks a visitor to log in, at the address of a page for guests. */
  isForVisitors: boolean;
  /** Paths of the public calls that the page made beyond its first answers, whose answers are good for the page itself. */
  asked: readonly string[];
}

/** The element that it stands in. */
export const FIRST_VIEW_ID = 'first-view';

/** Marks a drawing that guests, who are logged in, must not see. */
export const FOR_VISITORS = 'data-for-visitors';

/** Marks the link that names the portal's code in a page with a drawing, which is run when the drawing is seen. */
export const PORTAL_CODE = 'data-portal-code';

/** What a link of such a page is to code: browsers know no such thing, and leave it alone until the early script asks for it. */
export const CODE_REL = 'portal-code';
