import { describe, expect, it } from 'vitest';
import { isEmail, sameEmail } from './email.ts';

describe('email addresses', () => {
  it.each([
    ['anna.berg@example.com', true],
    ['ANNA@EXAMPLE.COM', true],
    ['  anna@example.com ', true],
    ["o'neil+ship@mail.example.co.uk", true],
    ['anna@münchen.de', true],
    ['anna@example', false],
    ['anna@example.c', false],
    ['anna@example.c0', false],
    ['@example.com', false],
    ['anna@@example.com', false],
    ['anna@example@example.com', false],
    ['anna berg@example.com', false],
    ['anna@.com', false],
    ['anna@example..com', false],
    ['', false],
    [`${'a'.repeat(250)}@example.com`, false],
  ])('[B113] %j is an address: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  });
  it('reads a hostile text quickly', () => {
    const started = process.cpuUsage();
    expect(isEmail(`a@${'a.'.repeat(100)}!`)).toBe(false);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(50);
  });
  it.each([
    ['a@b.de', ' a@b.de ', true],
    ['a@b.de', 'A@b.de', false],
  ])('[B114] %j and %j are the same: %s', (one, other, same) => {
    expect(sameEmail(one, other)).toBe(same);
  });
});
