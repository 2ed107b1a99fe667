import { expect, it } from 'vitest';
import { pdfLabel, pdfPageWidth, pdfUse } from './pdf.rules.ts';

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
  ['Menu.pdf', 'Menu', 'Menu'],
  ['Menu.PDF', 'Menu', 'Menu'],
  ['Menu.pdf.pdf', 'Menu.pdf', 'Menu.pdf'],
  ['Exactly twenty-five chars.pdf', 'Exactly twenty-five chars', 'Exactly twenty-five chars'],
  ['Twenty-six characters long.pdf', 'Twenty-six characters long', 'Twenty-six characters lon…'],
  ['No suffix', 'No suffix', 'No suffix'],
])('[A323] labels %s', (name, full, label) => {
  expect(pdfLabel(name)).toEqual({ full, label });
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
