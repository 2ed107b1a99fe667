import { expect, it } from 'vitest';
import { firstAnswerElement } from './first-answers.ts';

it('writes an answer that cannot end its element, whatever it holds', () => {
  const text = JSON.stringify({ title: '</script><script>alert(1)</script><!--' });
  const element = firstAnswerElement('cms/articles/"><b>', { text, isForAll: true });
  expect(element.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(element).toContain('data-answer="cms/articles/&#34;&#62;&#60;b&#62;" data-for-all>');
  const data = /data-for-all>(.*)<\/script>$/s.exec(element)?.[1] ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual(JSON.parse(text));
});
