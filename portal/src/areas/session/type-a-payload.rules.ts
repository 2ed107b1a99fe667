import type { PmsLogin } from '#contract/areas/session.ts';

type TypeAParams = { token?: string; id?: string; room?: string };

/** A169-A171: a token, or both an account number and a location; nothing otherwise. */
export function typeAPayload({ token, id, room }: TypeAParams): PmsLogin | undefined {
  if (token?.trim()) return { token: token.trim() };
  if (id?.trim() && room?.trim()) return { accountNumber: id.trim(), location: room.trim() };
  return undefined;
}
