type Failure = NodeJS.ErrnoException & { cause?: unknown };

const DISK_FULL = /ENOSPC|EDQUOT|53100|No space left on device/;

function isDiskFull({ code, message, cause }: Failure): boolean {
  return DISK_FULL.test(`${code} ${message}`) || (cause instanceof Error && isDiskFull(cause));
}

/** Why the hub does not start, in one sentence that names the setting to change. */
export function startFailure(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
  const failure = error as Failure;
  const { code, message, syscall } = failure;
  const port = env.PORT || '8080';
  const host = env.HOST || '0.0.0.0';
  if (isDiskFull(failure)) {
    return `The disk is full: make room for the data folder ${env.GANGWAY_DATA || '.gangway'} and start again.`;
  }
  if (code === 'EADDRINUSE') return `The port ${port} is in use by another program.`;
  if (syscall === 'listen' && code === 'EACCES') {
    return `The setting PORT must be above 1023 for this user, who may not open port ${port}.`;
  }
  if ((syscall === 'listen' && code === 'EADDRNOTAVAIL') || syscall === 'getaddrinfo') {
    return `The setting HOST must be an address of this machine, such as 0.0.0.0 or 127.0.0.1; ${host} is none.`;
  }
  return message;
}
