// A message reaches a guest who has a page open, in an engine that reads streams in its own way.
import { messagesRoutes } from '#contract/areas/messages.ts';
import { ship } from '../ship.ts';
import { GUESTS, logIn } from './engine-guests.ts';
import { role, text } from './guest-page.ts';
import { expect, test } from './test.ts';

test('a message arrives on the open page, with a mark that leads to it', { tag: '@short' }, async ({
  phone,
  line,
  engineName,
}) => {
  const { accountNumber, ...who } = GUESTS[engineName];
  await logIn(phone, { accountNumber, ...who });
  const before = line.streams.length;
  await phone.goto('/games/overview');
  await phone.sees(role('heading'));
  await expect
    .poll(() => line.streams.slice(before).filter((path) => path.includes('cabinmessage/events')))
    .not.toEqual([]);
  await phone.run(() => {
    Object.assign(window, { isFirstLoad: true });
  });
  const messageTitle = `The captain greets you ${Date.now()}`;
  const messageContent = 'At six in the atrium.';
  await ship.callOps(messagesRoutes.send, { body: { accountNumber, messageTitle, messageContent } });
  const mark = role('link', 'You have a new message');
  await phone.tap(mark);
  await phone.isAt('/cabinmessages');
  await phone.sees(text(messageTitle));
  await phone.seesNo(mark);
  expect(await phone.run(() => 'isFirstLoad' in window)).toBe(true);
});
