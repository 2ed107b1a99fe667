import { expect } from '@playwright/test';
import { ship } from '../ship.ts';

interface Mail {
  subject: string;
  from: string;
  text: string;
  html?: string;
  attachments: { name: string; type: string }[];
}

/** The mails that arrived for an address, or those of them that say something; waits for the first one. */
export async function mailsTo(address: string, something = ''): Promise<Mail[]> {
  const list = new URL('/mailbox/mails', ship.sandboxUrl);
  list.searchParams.set('to', address);
  const read = async () => {
    const mails: Mail[] = await (await fetch(list)).json();
    return mails.filter(({ text }) => text.includes(something));
  };
  await expect.poll(async () => (await read()).length, { message: `mail for ${address}` }).toBeGreaterThan(0);
  return read();
}
