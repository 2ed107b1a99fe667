import { expect, it } from 'vitest';
import { createConnection, noteAnswer, noteSilence } from './connection.ts';

it('is of the last answer when the hub falls silent', () => {
  const connection = createConnection();
  noteAnswer(connection, 1_000);
  noteSilence(connection);
  expect(connection.getState()).toEqual({ reachable: false, lastAnswerAt: 1_000 });
});

it('is of the moment a kept copy was made', () => {
  const connection = createConnection();
  noteAnswer(connection, 9_000, 1_000);
  expect(connection.getState()).toEqual({ reachable: false, lastAnswerAt: 1_000 });
});

it('is back with the next answer of the hub itself', () => {
  const connection = createConnection();
  noteSilence(connection);
  noteAnswer(connection, 2_000);
  expect(connection.getState()).toEqual({ reachable: true, lastAnswerAt: 2_000 });
});
