import { expect } from '@playwright/test';
import { ship } from '../ship.ts';

interface Mail {
  subject: string;
  from: string;
  text: string;
  html?: string;
  attachments: { name: string; type: string }[];
}

/** The mails that arrived for an address; waits for the first one. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const list = new URL('/mailbox/mails', ship.sandboxUrl);
  list.searchParams.set('to', address);
  const read = async (): Promise<Mail[]> => (await fetch(list)).json();
  await expect.poll(async () => (await read()).length, { message: `mail for ${address}` }).toBeGreaterThan(0);
  return read();
}
