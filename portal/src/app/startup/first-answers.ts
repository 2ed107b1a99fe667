import { type FirstAnswers, readFirstAnswers } from '#contract/first-answers.ts';

/** The answers that the page brought with it, unless it comes out of the browser's history: it says what was true then. */
export function freshFirstAnswers(
  page: Pick<Document, 'querySelectorAll'>,
  arrivals: Pick<Performance, 'getEntriesByType'>,
): FirstAnswers {
  const [arrival] = arrivals.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival && arrival.type !== 'back_forward' ? readFirstAnswers(page) : new Map();
}
