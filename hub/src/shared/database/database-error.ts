interface Fields {
  name?: string;
  code?: string;
}

/** What the network says of a server that is gone, or of a socket file that is (ENOENT). */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** Idle in a transaction, or in one for too long; read-only, as after a switch to another server. */
const LEFT_BEHIND = new Set(['25P03', '25P04', '25006']);
const LOCKED = new Set(['55P03', '40001', '40P01']);

/**
 * What an error of the database means for a call: `away`, nobody there or out of resources; `busy`, somebody else is at
 * it; `value`, a value that the database cannot take. Undefined is anything else, also errors of other parts that only
 * look alike: the driver marks those it ended a query with.
 */
export function databaseFault(error: unknown): 'away' | 'busy' | 'value' | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { name, code = '' } = error as Fields;
  if (LOCKED.has(code)) return 'busy';
  if (/^CONNECT(ION)?_/.test(code)) return 'away';
  if ('query' in error && UNREACHABLE.has(code)) return 'away';
  if (/^08\d{3}$/.test(code)) return 'away';
  if (name !== 'PostgresError') return undefined;
  if (/^(53|57)/.test(code) || LEFT_BEHIND.has(code)) return 'away';
  return code.startsWith('22') ? 'value' : undefined;
}
