// Phones that walk from one access point to the next lose a file now and then. A start that lost one of its own would be a drawing
// that nothing follows, or an empty page: it begins again.
import { FIRST_VIEW_ID } from '#contract/first-view.ts';
import { LOST_FILES } from '#portal/texts/lost-files.ts';
import { giveFree } from './give-free.ts';
import { reloadWhereAnswered } from './new-build.ts';

const AGAIN_MS = 10_000;
/** In the colours of the look where its style sheet has come, else in the browser's. */
const BAR = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '9',
  padding: '16px',
  font: '16px/1.5 sans-serif',
  textAlign: 'center',
  color: 'var(--surface, Canvas)',
  background: 'var(--ink, CanvasText)',
};
const BUTTON = {
  margin: '0 16px',
  padding: '8px 16px',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: '1px solid',
  borderRadius: '8px',
};

export type StartingPage = Pick<Window, 'addEventListener' | 'fetch' | 'document' | 'navigator' | 'sessionStorage'> & {
  location: Pick<Location, 'reload'>;
};

/** Whatever the portal has drawn, it speaks for itself. */
const isDrawn = (document: Document) => document.querySelector('#root > *') !== null;

/** Of links, only those that dress the page: what is fetched ahead and lost is missed by whoever runs it. */
const isNeeded = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');

/** Runs ahead of everything, inside of the page. */
export function watchForLostFiles(page: StartingPage): void {
  let isAtIt = false;
  const notice = () => {
    if (isAtIt || isDrawn(page.document)) return;
    isAtIt = true;
    void beginAgain(page);
  };
  // Such an event does not rise to the window; it passes there on its way down.
  page.addEventListener('error', ({ target }) => isNeeded(target) && notice(), true);
  // What code asks for fails without an element. Mostly the portal comes through all the same, but not without its texts.
  page.addEventListener('vite:preloadError', () => setTimeout(notice, AGAIN_MS));
}

/** Nobody stands before a screen to press anything. */
async function beginAgain(page: StartingPage): Promise<void> {
  if (await reloadWhereAnswered(page, storageOf(page))) return;
  tell(page);
  do {
    await new Promise((passed) => setTimeout(passed, AGAIN_MS));
  } while (!isDrawn(page.document) && !(await reloadWhereAnswered(page, storageOf(page))));
}

function storageOf(page: StartingPage): Storage | undefined {
  try {
    return page.sessionStorage;
  } catch {
    return undefined;
  }
}

function tell({ document, navigator, location }: StartingPage): void {
  const language = navigator.language.slice(0, 2).toLowerCase();
  const words = LOST_FILES[language as keyof typeof LOST_FILES] ?? LOST_FILES.en;
  const bar = document.createElement('div');
  const button = document.createElement('button');
  Object.assign(bar.style, BAR);
  Object.assign(button.style, BUTTON);
  bar.setAttribute('role', 'alert');
  bar.textContent = words.lost;
  button.textContent = words.again;
  button.onclick = () => location.reload();
  bar.append(button);
  document.body.append(bar);
  const drawing = document.getElementById(FIRST_VIEW_ID);
  if (drawing) giveFree(drawing);
}
