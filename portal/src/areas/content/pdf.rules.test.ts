import { expect, it } from 'vitest';
import { nextTurn, pdfPageWidth, pdfUse } from './pdf.rules.ts';

it.each([
  ['App', false, 'download'],
  ['App', true, 'download'],
  ['Kiosk', false, 'hidden'],
  ['Kiosk', true, 'viewer'],
  ['DigitalSignage', false, 'viewer'],
] as const)('[A319 A320 A321] a PDF on %s with showPdfsOnKiosk %s is for: %s', (device, allowed, use) => {
  expect(pdfUse(device, allowed)).toBe(use);
});

it.each([
  [1920, false, 2000, 856],
  [1920, true, 2000, 590],
  [1081, false, 2000, 856],
  [1080, false, 2000, 670],
  [1080, true, 2000, 670],
  [390, false, 358, 358],
])('[A324] window %i, wayfinder %s, space %i: width %i', (windowWidth, wayfinder, space, width) => {
  expect(pdfPageWidth({ windowWidth, wayfinder, space })).toBe(width);
});

it.each([
  [{ document: 0, page: 1 }, 3, 2, { document: 0, page: 2 }],
  [{ document: 0, page: 3 }, 3, 2, { document: 1, page: 1 }],
  [{ document: 1, page: 1 }, 1, 2, { document: 0, page: 1 }],
  [{ document: 0, page: 1 }, 0, 1, { document: 0, page: 1 }],
])('a screen at %j of %i pages and %i documents turns on', (at, pages, documents, next) => {
  expect(nextTurn(at, pages, documents)).toEqual(next);
});
