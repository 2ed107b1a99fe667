import { createContext, useContext } from 'react';
import type { BookedEntry } from '#contract/areas/booking-changes.ts';
import type { ManageAction } from './manage.rules.ts';

/** What stands in a list and the dialogs above it share. */
export interface Managing {
  entries: readonly BookedEntry[];
  open: (action: ManageAction, entry: BookedEntry) => void;
}

export const ManagingContext = createContext<Managing>({ entries: [], open: () => undefined });

export const useManaging = () => useContext(ManagingContext);
