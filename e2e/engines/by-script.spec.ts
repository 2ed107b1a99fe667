// What only a script can play: films whose provider wants a token in every request.
import { filmsReady } from '../pages/player.ts';
import { role } from './guest-page.ts';
import { plays } from './media.ts';
import { test } from './test.ts';

test.use({ isNewPhone: true });
test.beforeAll(filmsReady);

test('[C123 C124] a film of the second provider plays', async ({ phone }) => {
  await phone.goto('/seanetvod/movie/ballast');
  await phone.tap(role('button', 'Play'));
  await plays(phone);
});
