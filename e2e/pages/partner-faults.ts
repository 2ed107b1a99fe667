import { expect } from '@playwright/test';
import { ship } from '../ship.ts';

/** Makes a partner of the sandbox fail in its own way, until it is told `none`. */
export async function setFault(partner: string, fault: string): Promise<void> {
  const answer = await fetch(`${ship.sandboxUrl}/_faults/${partner}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  });
  expect(answer.ok, `${partner}: ${fault}`).toBe(true);
}
