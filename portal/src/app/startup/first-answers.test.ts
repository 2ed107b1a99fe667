import { afterEach, expect, it } from 'vitest';
import { firstAnswerElement } from '#contract/first-answers.ts';
import { freshFirstAnswers } from './first-answers.ts';

const arrivalBy = (type?: string) => ({
  getEntriesByType: () => (type ? [{ type }] : []) as unknown as PerformanceEntryList,
});

afterEach(() => {
  document.head.innerHTML = '';
});

it('reads what the page brought, as it was written', () => {
  const text = '{"title":"Tea & <b>cake</b>"}';
  document.head.innerHTML =
    firstAnswerElement('cms/articles/7', { text, isForAll: true }) +
    firstAnswerElement('devices/config', { text: '{}', isForAll: false });
  const found = freshFirstAnswers(document, arrivalBy('navigate'));
  expect([...found.keys()]).toEqual(['cms/articles/7', 'devices/config']);
  expect(JSON.parse(found.get('cms/articles/7')?.text ?? '')).toEqual(JSON.parse(text));
  expect([...found.values()].map(({ isForAll }) => isForAll)).toEqual([true, false]);
});

it.each(['back_forward', undefined])('believes nothing of a page out of the history (%s)', (type) => {
  document.head.innerHTML = firstAnswerElement('dining', { text: '[]', isForAll: true });
  expect(freshFirstAnswers(document, arrivalBy(type)).size).toBe(0);
});
