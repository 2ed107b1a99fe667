import { describe, expect, it } from 'vitest';
import { reLoginAddress } from './re-login.rules.ts';

describe('the re-login address', () => {
  it.each([
    ['https://guest.example/login?ship=1', 'https://guest.example/login?ship=1'],
    ['http://10.0.0.1/in', 'http://10.0.0.1/in'],
    ['guest.example/login', 'https://guest.example/login'],
    ['guest.example:8443/login', 'https://guest.example:8443/login'],
    ['//guest.example/login', 'https://guest.example/login'],
    [' guest.example ', 'https://guest.example'],
  ])('[A167] [AD20] %j leads to %j', (given, address) => {
    expect(reLoginAddress(given)).toBe(address);
  });

  it.each([
    undefined,
    '',
    '  ',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://guest.example',
    'intent://x',
    'http://',
  ])('[A168] [AD20] %j counts as not set', (given) => {
    expect(reLoginAddress(given)).toBeUndefined();
  });
});
