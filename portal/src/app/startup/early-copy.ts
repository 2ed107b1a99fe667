// A page that the service worker had at hand shows its drawing at once; everything else is that of the page of now (decision 027).
import { answersIn, type FirstAnswers } from '#contract/first-answers.ts';
import { PAGE_TYPE } from '#portal/shared/copies/page-copy.ts';
import { codeLink } from './early-paint.ts';

/** On a ship's link the page is there by then; where it is not, the portal asks for each answer by itself. */
export const PATIENCE_MS = 3_000;

interface PageOfNow {
  answers: FirstAnswers;
  /** It runs other code than the copy names. */
  isOtherBuild: boolean;
}

type Opened = Pick<Window, 'fetch'> & {
  location: Pick<Location, 'pathname'>;
  document: Pick<Document, 'querySelector'>;
};

export async function readPageOfNow({ fetch, location, document }: Opened): Promise<PageOfNow> {
  try {
    const html = await within(PATIENCE_MS, (signal) => readPage(fetch, location.pathname, signal));
    const code = codeLink(document)?.getAttribute('href');
    return { answers: answersIn(html), isOtherBuild: !html.includes(`"${code}"`) };
  } catch {
    return { answers: new Map(), isOtherBuild: false };
  }
}

async function readPage(fetch: Window['fetch'], path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, { headers: { accept: PAGE_TYPE }, cache: 'no-cache', signal });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  return work(limit.signal).finally(() => clearTimeout(timer));
}
