import { describe, expect, it } from 'vitest';
import { hasPinPage, isPin, isPinSuccess } from './pin.rules.ts';

describe('PIN rules', () => {
  it.each([
    ['1234', true],
    ['0000', true],
    ['123', false],
    ['12345', false],
    ['12a4', false],
    ['', false],
    ['１２３４', false],
  ])('[A231 A240] %j is a PIN: %s', (text, is) => {
    expect(isPin(text)).toBe(is);
  });

  it.each([
    [undefined, true],
    ['', true],
    [null, true],
    ['changed', false],
    [{}, false],
    [false, false],
  ])('[A234 A242] [AD33] the answer %j means success: %s', (reply, is) => {
    expect(isPinSuccess(reply)).toBe(is);
  });

  it.each([
    [{ isKiosk: false, pinLoginEnabled: true }, true],
    [{ isKiosk: true, pinLoginEnabled: true }, false],
    [{ isKiosk: false, pinLoginEnabled: false }, false],
    [{ isKiosk: false }, false],
  ])('[A244 A245 A246] the PIN page for %j: %s', (device, is) => {
    expect(hasPinPage(device)).toBe(is);
  });
});
