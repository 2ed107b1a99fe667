import { FIRST_VIEW_ID, FOR_VISITORS } from '#contract/first-view.ts';
import { tellBarHeight } from '#portal/app/shell/bar-height.ts';
import { giveFree } from './give-free.ts';
import { onceThere } from './once-there.ts';

/** A page that takes longer shows what it has. */
const PATIENCE_MS = 4_000;
const GIVEN_UP_MS = 20_000;
/** A page that nobody looks at has no frames. */
const FRAME_MS = 100;
const STILL_MS = 300;

interface Visitor {
  sessionId?: string;
  language?: string;
}

type Page = Pick<Document, 'getElementById' | 'documentElement'>;
type OpeningPage = Page & Parameters<typeof onceThere>[0];

/** Takes the drawing away that a page was served with, where it is not what this visitor will see; answers whether it is. */
export function checkFirstView(page: OpeningPage, { sessionId, language }: Visitor, isFresh: boolean): boolean {
  const isOther = language !== undefined && language !== page.documentElement.lang;
  const mayStay = isFresh && !isOther;
  onceThere(page, FIRST_VIEW_ID, (view) => {
    if (!mayStay || (sessionId && view.hasAttribute(FOR_VISITORS))) return takeAway(view);
    // It knows no guest: whoever has come back is not asked to log in.
    if (sessionId) view.setAttribute('data-guest', '');
    setTimeout(() => giveFree(view), GIVEN_UP_MS);
  });
  return mayStay;
}

/** What a guest waits for: the page's heading or first field, or something that lies over every page. */
const DRAWN = 'main :is(h1, h2, input), dialog[open], [role="alert"]';
const LOADING = '[data-loading]';

/** Those far out of sight are not laid out, and have not been asked for. */
const isInSight = (picture: HTMLImageElement): boolean =>
  picture.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

/**
 * A picture that goes by the width of its place has none outside of a page, and would be fetched once more in another. One
 * that is on its way says nothing of the address that was chosen: its place does.
 */
function keepWidths(view: HTMLElement): void {
  const pictures = [...view.querySelectorAll<HTMLImageElement>('img[sizes^="auto"]')].filter(isInSight);
  const widths = pictures.map((picture) => picture.getBoundingClientRect().width);
  for (const [place, picture] of pictures.entries()) {
    if (widths[place]) picture.sizes = `${widths[place]}px`;
  }
}

function takeAway(view: HTMLElement): void {
  keepWidths(view);
  view.remove();
}

/** When the browser has laid out what has just been drawn: that, and to show it, would together be the longest task of a page. */
function afterFrame(then: () => void): void {
  let isOver = false;
  const go = () => {
    if (!isOver) then();
    isOver = true;
  };
  requestAnimationFrame(() => setTimeout(go));
  setTimeout(go, FRAME_MS);
}

/** The portal draws behind the drawing and takes its place when the page is there. */
export function replaceFirstView(root: HTMLElement, page: Page = document): void {
  const view = page.getElementById(FIRST_VIEW_ID);
  if (!view) return;
  // A page that waits for its data shows no less than its drawing, where that did so too.
  const isWhole = !view.querySelector(LOADING);
  const isDrawn = () => root.querySelector(DRAWN) !== null && !(isWhole && root.querySelector(LOADING));
  root.dataset.behind = '';
  root.dataset.still = '';
  for (const bar of view.querySelectorAll<HTMLElement>('[data-bar]')) tellBarHeight(root, bar);
  const show = () => {
    takeAway(view);
    delete root.dataset.behind;
    // To dress the whole page anew is a task of its own.
    setTimeout(() => delete root.dataset.still, STILL_MS);
  };
  const watch = new MutationObserver(() => {
    if (!isDrawn()) return;
    watch.disconnect();
    clearTimeout(timer);
    afterFrame(show);
  });
  const timer = setTimeout(() => {
    watch.disconnect();
    show();
  }, PATIENCE_MS);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['open'] });
}
