/** One JSON line per event on standard output; the only place of the hub that prints. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** Names of fields that never reach a log, however deep they sit. */
const SECRET =
  /^(pin|pinno|currentpin|newpin|password|token|secret|sessionid|servicekey|previewtoken|idempotency-?key|cookie|authorization)$/i;

function presentable(key: string, value: unknown): unknown {
  if (SECRET.test(key)) return '[hidden]';
  if (value instanceof Error) {
    const { name, message, stack, code } = value as Error & { code?: unknown };
    return { name, message, code, stack };
  }
  return typeof value === 'bigint' ? String(value) : value;
}

export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const floor = LOG_LEVELS.indexOf(level);
  const at = (name: LogLevel) => (message: string, fields?: LogFields) => {
    if (LOG_LEVELS.indexOf(name) < floor) return;
    const event = { time: new Date().toISOString(), level: name, message, ...fields };
    write(`${JSON.stringify(event, presentable)}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
