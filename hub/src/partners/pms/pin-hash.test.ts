import { describe, expect, it } from 'vitest';
import { hashPin, verifyPin } from './pin-hash.ts';

describe('PIN hashes', () => {
  it('knows its PIN and no other', async () => {
    const stored = await hashPin('1234');
    expect(stored).not.toContain('1234');
    expect(await verifyPin('1234', stored)).toBe(true);
    expect(await verifyPin('1235', stored)).toBe(false);
    expect(await verifyPin('1234', undefined)).toBe(false);
    expect(await verifyPin('1234', 'garbage')).toBe(false);
  });

  it('salts: the same PIN twice is two hashes', async () => {
    expect(await hashPin('1234')).not.toBe(await hashPin('1234'));
  });

  it('still reads a hash of another cost', async () => {
    const cheap = 'scrypt$10$AAAAAAAAAAAAAAAAAAAAAA==$';
    const { scryptSync } = await import('node:crypto');
    const key = scryptSync('1234', Buffer.alloc(16), 32, { N: 2 ** 10, r: 8, p: 1 }).toString('base64');
    expect(await verifyPin('1234', cheap + key)).toBe(true);
  });

  it('turns a flood away instead of queueing it, and goes on afterwards', async () => {
    const stored = await hashPin('1234');
    const flood = await Promise.allSettled(Array.from({ length: 400 }, () => verifyPin('1234', stored)));
    const refused = flood.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(50);
    expect(refused.length).toBeLessThan(100);
    expect(refused[0]?.reason).toMatchObject({ code: 'busy' });
    expect(await verifyPin('1234', stored)).toBe(true);
  });
});
