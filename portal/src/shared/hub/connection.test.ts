import { expect, it } from 'vitest';
import { createConnection, noteAnswer, noteNewPage, noteSilence, shownAsOf } from './connection.ts';

it('is of the last answer when the hub falls silent', () => {
  const connection = createConnection();
  noteAnswer(connection, 1_000);
  noteSilence(connection);
  expect(connection.getState()).toEqual({ reachable: false, lastAnswerAt: 1_000 });
});

it('is of the moment a kept copy was made', () => {
  const connection = createConnection();
  noteAnswer(connection, 9_000, 1_000);
  expect(connection.getState().reachable).toBe(false);
  expect(shownAsOf(connection.getState())).toBe(1_000);
});

it('is as old as the oldest copy on the page, whatever the hub has answered before', () => {
  const connection = createConnection();
  noteAnswer(connection, 9_000);
  for (const keptAt of [5_000, 1_000, 7_000]) noteAnswer(connection, 9_500, keptAt);
  expect(shownAsOf(connection.getState())).toBe(1_000);
  noteNewPage(connection);
  expect(shownAsOf(connection.getState())).toBe(9_000);
  noteAnswer(connection, 9_600, 7_000);
  expect(shownAsOf(connection.getState())).toBe(7_000);
});

it('is back with the next answer of the hub itself', () => {
  const connection = createConnection();
  noteSilence(connection);
  noteAnswer(connection, 1_500, 1_000);
  noteAnswer(connection, 2_000);
  expect(shownAsOf(connection.getState())).toBe(2_000);
  expect(connection.getState()).toEqual({ reachable: true, lastAnswerAt: 2_000 });
});
