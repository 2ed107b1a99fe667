import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether the hub answers, and of when what is shown may be. */
export interface Connection {
  reachable: boolean;
  /** Epoch ms of the last answer of the hub itself. */
  lastAnswerAt?: number;
  /** Epoch ms of the oldest copy that the page which is open was given since the hub fell silent. */
  oldestCopyAt?: number;
}
export type ConnectionStore = StoreApi<Connection>;

export function createConnection(): ConnectionStore {
  return createStore<Connection>(() => ({ reachable: true }));
}

/** A kept copy that stood in for the hub counts as no connection, as of the moment it was made. */
export function noteAnswer(connection: ConnectionStore, now: number, keptAt?: number): void {
  if (keptAt === undefined) connection.setState({ reachable: true, lastAnswerAt: now, oldestCopyAt: undefined });
  else
    connection.setState(({ oldestCopyAt = keptAt }) => ({
      reachable: false,
      oldestCopyAt: Math.min(oldestCopyAt, keptAt),
    }));
}

export function noteSilence(connection: ConnectionStore): void {
  connection.setState({ reachable: false });
}

/** What was given to the page before is no longer shown. */
export function noteNewPage(connection: ConnectionStore): void {
  connection.setState({ oldestCopyAt: undefined });
}

/** Of when what is shown may be: as old as the oldest of it. */
export const shownAsOf = ({ lastAnswerAt, oldestCopyAt }: Connection): number | undefined =>
  oldestCopyAt ?? lastAnswerAt;
