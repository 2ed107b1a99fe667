import type { PackSource } from '#packs/pack.schema.ts';
import type { Born } from '#packs/schema/guests.ts';

export type PartySource = PackSource['guests']['parties'][number];
type GuestSource = PartySource['members'][number];

/** Guests differ in few things; everything else has a plain default. */
export function adult(account: number, name: [string, string], cabin: string, more: Partial<GuestSource> = {}) {
  return guest(account, name, cabin, 'Adult', more);
}

export function child(account: number, name: [string, string], cabin: string, born: Born): GuestSource {
  return guest(account, name, cabin, 'Child', { born });
}

export function infant(account: number, name: [string, string], cabin: string, born: Born): GuestSource {
  return guest(account, name, cabin, 'Infant', { born });
}

function guest(
  account: number,
  [firstName, lastName]: [string, string],
  cabin: string,
  type: GuestSource['type'],
  more: Partial<GuestSource>,
): GuestSource {
  const pin = '1234';
  return {
    id: `guest-${account}`,
    accountNumber: String(account),
    firstName,
    lastName,
    cabin,
    type,
    pin,
    initialPin: pin,
    ...more,
  };
}
