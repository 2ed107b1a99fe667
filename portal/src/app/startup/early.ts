// The first script of a start, small enough to run while the portal's own code is still on its way.
import { freshFirstAnswers } from './first-answers.ts';
import { startEarly } from './start-early.ts';

try {
  window.earlyAnswers = startEarly(window, freshFirstAnswers(document, performance));
} catch (error) {
  // The portal asks for everything by itself then, and must not fail because this did.
  console.warn('The early start failed', error);
}
