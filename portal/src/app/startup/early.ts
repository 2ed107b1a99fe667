// The first script of a start, small enough to run while the portal's own code is still on its way.
import { runLibraries, runPortal, whenPainted } from './early-paint.ts';
import { freshFirstAnswers } from './first-answers.ts';
import { checkFirstView } from './first-view.ts';
import { remembered, startEarly } from './start-early.ts';

let painted = Promise.resolve();
try {
  const first = freshFirstAnswers(document, performance);
  const isDrawn = checkFirstView(document, remembered(window), first.size > 0);
  painted = whenPainted(document, isDrawn).then(() => runLibraries(document));
  window.earlyAnswers = startEarly(window, first, painted);
} catch (error) {
  // The portal asks for everything by itself then, and must not fail because this did.
  console.warn('The early start failed', error);
}
painted.catch(() => undefined).then(() => runPortal(document));
