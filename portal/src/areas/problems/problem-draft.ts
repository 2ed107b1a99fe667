import { DRAFT_KEY } from '#portal/shared/state/storage-key.ts';
import type { Draft } from './problems.rules.ts';

const EMPTY: Draft = { category: '', description: '' };

/** What a guest has typed, kept in this tab until the hub has it or the guest says goodbye: a reload or a login loses nothing. */
export function readDraft(guest: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || (kept as { guest?: unknown }).guest !== guest) return EMPTY;
    const { category, description } = kept as Partial<Draft>;
    return { category: String(category ?? ''), description: String(description ?? '') };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(guest: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ guest, ...draft }));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // A browser without memory: the page itself still has it.
  }
}
