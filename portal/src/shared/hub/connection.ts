import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether the hub answers, and of when what is shown may be. */
export interface Connection {
  reachable: boolean;
  /** Epoch ms of the last answer of the hub itself. */
  lastAnswerAt?: number;
}
export type ConnectionStore = StoreApi<Connection>;

export function createConnection(): ConnectionStore {
  return createStore<Connection>(() => ({ reachable: true }));
}

/** A kept copy that stood in for the hub counts as no connection, as of the moment it was made. */
export function noteAnswer(connection: ConnectionStore, now: number, keptAt?: number): void {
  if (keptAt === undefined) connection.setState({ reachable: true, lastAnswerAt: now });
  else connection.setState(({ lastAnswerAt }) => ({ reachable: false, lastAnswerAt: lastAnswerAt ?? keptAt }));
}

export function noteSilence(connection: ConnectionStore): void {
  connection.setState({ reachable: false });
}
