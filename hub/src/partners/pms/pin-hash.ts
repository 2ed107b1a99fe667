import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createGate } from '#hub/shared/gate.ts';

/**
 * 2^11 takes about 8 ms of one core. Four digits have no strength that hashing could add to; what guards them is the
 * limit of attempts (AD27). The cost is chosen so that 50 logins a second fit on two cores with room for everybody else
 * (`npm run bench -- login`).
 */
const COST_LOG2 = 11;
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** One core stays free for everybody who is not logging in. */
const MAX_RUNNING = Math.max(1, availableParallelism() - 1);
/** About two seconds of hashing; who comes later is better served by an answer than by a place in the queue. */
const MAX_WAITING = 300;
const inTurn = createGate({
  workers: MAX_RUNNING,
  waiting: MAX_WAITING,
  refusal: 'Many guests are logging in right now. Please try again.',
});

function derive(pin: string, salt: Buffer, costLog2: number): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(pin, salt, KEY_BYTES, { N: 2 ** costLog2, r: BLOCK_SIZE, p: 1 }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** `scrypt$<log2 of the cost>$<salt>$<key>`: a later, dearer cost leaves the stored ones readable. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(pin, salt, COST_LOG2);
  return ['scrypt', COST_LOG2, salt.toString('base64'), key.toString('base64')].join('$');
}

const NO_SALT = Buffer.alloc(SALT_BYTES);

/** Does the same work when there is nothing to compare with, so that time tells nothing about an account. */
export async function verifyPin(pin: string, stored: string | undefined): Promise<boolean> {
  const [, cost, salt, key] = stored?.split('$') ?? [];
  if (!cost || !salt || !key) {
    await derive(pin, NO_SALT, COST_LOG2);
    return false;
  }
  const expected = Buffer.from(key, 'base64');
  const given = await derive(pin, Buffer.from(salt, 'base64'), Number(cost));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
