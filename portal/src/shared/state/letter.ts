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
  /** Without it the letter waits. `sending`: the page that it was written on asks the hub. `refused`: the guest is to know. */
  fate?: 'sending' | 'refused';
}

/** Storage may hold anything. */
export function isLetter(value: unknown): value is Letter {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, key, guest } = value as Partial<Letter>;
  return KINDS.some((known) => known === kind) && typeof key === 'string' && typeof guest === 'string';
}

/** Two guests may read one message; a key alone is nobody's. */
export const isSame = (one: Letter, other: Letter): boolean =>
  one.guest === other.guest && one.kind === other.kind && one.key === other.key;

export const waitingAgain = ({ fate, ...letter }: Letter): Letter =>
  fate === 'refused' ? { ...letter, fate } : letter;

/**
 * The letters of all tabs: what both had (`before`) and either has taken out is gone, so that nothing that was delivered
 * comes back. One that was refused stays so.
 */
export function mergedLetters(before: readonly Letter[], mine: readonly Letter[], theirs: readonly Letter[]): Letter[] {
  const among = (letters: readonly Letter[], letter: Letter) => letters.find((one) => isSame(one, letter));
  return [
    ...theirs
      .filter((letter) => among(mine, letter) || !among(before, letter))
      .map((letter) => (letter.fate ? letter : (among(mine, letter) ?? letter))),
    ...mine.filter((letter) => !among(theirs, letter) && !among(before, letter)),
  ];
}
