const KINDS = ['problem', 'feedback', 'read'] as const;
export type LetterKind = (typeof KINDS)[number];

/** Something that a guest has sent and the hub has not: it waits on the device until the hub takes it, once. */
export interface Letter {
  kind: LetterKind;
  /** The same at every attempt. */
  key: string;
  /** Whose it is; nobody else's session sends it. */
  guest: string;
  content: unknown;
}

/** Storage may hold anything. */
export function isLetter(value: unknown): value is Letter {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, key, guest } = value as Partial<Letter>;
  return KINDS.some((known) => known === kind) && typeof key === 'string' && typeof guest === 'string';
}
