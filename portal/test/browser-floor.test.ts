import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unreadable } from '../scripts/browser-floor.ts';

it.each([
  ['class A { static { A.b = 1; } }', ['a static block of a class']],
  ['class A{static{A.b=1}}', ['a static block of a class']],
  ['/(?<!a)b/.test(c)', ['a look behind in a pattern']],
  ['class A { static b = {}; static c() {} }', []],
  ['/(?<name>a)/.exec(b)', []],
])('Safari 16.0 and the script %j', (code, found) => {
  expect(unreadable(code)).toEqual(found);
});

it('the reader of PDFs is built and not copied, because its library’s file cannot be read there', () => {
  const file = 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
  expect(unreadable(readFileSync(`node_modules/${file}`, 'utf8'))).not.toEqual([]);
  expect(readFileSync('portal/src/areas/content/use-pdf.ts', 'utf8')).toContain(`'${file}?worker&url'`);
});
