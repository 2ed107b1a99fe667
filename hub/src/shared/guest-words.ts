// How any area tells guests something: it brings the words, the area of messages brings them to the guests.
import type { MESSAGE_TYPES } from '#contract/areas/messages.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';

export const GUEST_LANGUAGES = ['en', 'de', 'fr'] as const;
export type GuestLanguage = (typeof GUEST_LANGUAGES)[number];

/** Plain text: a title and some paragraphs. */
export interface Words {
  title: string;
  paragraphs: readonly string[];
}

export interface GuestWords {
  accountNumbers: readonly string[];
  messageType: (typeof MESSAGE_TYPES)[number];
  wordsIn(language: GuestLanguage): Words;
}

/** Called inside the transaction of what is told: the words arrive when, and only when, that commits. */
type Teller = (tx: Transaction, words: GuestWords) => PromiseLike<unknown>;

export interface GuestTelling {
  /** Who brings words to guests; filled when the areas are made. */
  by(teller: Teller): void;
  tell(tx: Transaction, words: GuestWords): Promise<void>;
}

export function createGuestTelling(): GuestTelling {
  const tellers: Teller[] = [];
  return {
    by(teller) {
      tellers.push(teller);
    },
    async tell(tx, words) {
      for (const teller of tellers) await teller(tx, words);
    },
  };
}
