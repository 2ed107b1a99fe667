import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { toBase32 } from '#contract/base32.ts';

/** An Ed25519 key as its raw bytes, base64url. */
export interface TicketKeyPair {
  id: string;
  publicKey: string;
  privateKey: string;
}

const ID_LETTERS = 4;
const CURVE = { kty: 'OKP', crv: 'Ed25519' } as const;

/** By what it is, so that nobody hands the numbers out. */
export function keyId(publicKey: string): string {
  return toBase32(createHash('sha256').update(publicKey).digest()).slice(0, ID_LETTERS);
}

export function newTicketKey(): TicketKeyPair {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { id: keyId(x), publicKey: x, privateKey: d };
}

/** Signs messages with one key. */
export function ticketSigner({ publicKey: x, privateKey: d }: Omit<TicketKeyPair, 'id'>): (message: string) => string {
  const key = createPrivateKey({ key: { ...CURVE, x, d }, format: 'jwk' });
  return (message) => toBase32(sign(null, Buffer.from(message), key));
}

export function isSignedBy(publicKey: string, message: string, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: { ...CURVE, x: publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(message), key, signature);
}
