// A guest for each engine: they are on the same ship at the same time.
import { guest } from '../pages/guests.ts';
import type { EngineName } from './engine.ts';
import { type GuestPage, label, role } from './guest-page.ts';

type Guest = ReturnType<typeof guest>;

export const GUESTS: Readonly<Record<EngineName, Guest>> = {
  chromium: guest('10101'),
  webkit: guest('10103'),
  firefox: guest('10111'),
};

export async function fillInLogin(phone: GuestPage, { accountNumber, cabin, pin }: Guest): Promise<void> {
  await phone.fill(label('Account number'), accountNumber);
  await phone.fill(label('Cabin number'), cabin);
  await phone.fill(label('PIN'), pin);
  await phone.tap(role('button', 'Log in'));
}

export async function logIn(phone: GuestPage, who: Guest): Promise<void> {
  await phone.goto('/login');
  await fillInLogin(phone, who);
  await phone.isAt(/^(?!\/login)/);
}
