// The first script of a start, small enough to run while the portal's own code is still on its way.
import { isCopy } from '#portal/shared/copies/page-copy.ts';
import { readPageOfNow } from './early-copy.ts';
import { learnDates } from './early-dates.ts';
import { codeLink, fetchCode, isFarAway, runLibraries, runPortal, whenPainted } from './early-paint.ts';
import { freshFirstAnswers } from './first-answers.ts';
import { checkFirstView } from './first-view.ts';
import { mayReload } from './new-build.ts';
import { remembered, startEarly } from './start-early.ts';

async function seen(isDrawn: boolean): Promise<void> {
  if (isFarAway(performance)) fetchCode(document);
  await whenPainted(document, isDrawn);
  fetchCode(document);
  const dates = learnDates(isDrawn);
  await runLibraries(document);
  await dates;
}

/** Answers whether the portal may run. */
async function start(): Promise<boolean> {
  const isDrawn = codeLink(document) !== null;
  let painted = Promise.resolve();
  try {
    if (isCopy(document)) {
      painted = seen(checkFirstView(document, remembered(window), true));
      const { answers, isOtherBuild } = await readPageOfNow(window);
      if (isOtherBuild && mayReload(window.sessionStorage)) {
        window.location.reload();
        return false;
      }
      window.earlyAnswers = startEarly(window, answers, painted, isDrawn);
    } else {
      const first = freshFirstAnswers(document, performance);
      painted = seen(checkFirstView(document, remembered(window), first.size > 0));
      window.earlyAnswers = startEarly(window, first, painted, isDrawn);
    }
  } catch (error) {
    // The portal asks for everything by itself then, and must not fail because this did.
    console.warn('The early start failed', error);
  }
  await painted.catch(() => undefined);
  return true;
}

start().then((mayRun) => mayRun && runPortal(document));
