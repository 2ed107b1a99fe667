import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { startFailure } from './start-failure.ts';

const failing = (fields: object) => Object.assign(new Error('as it stands'), fields);

it.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'The port 9000 is in use by another program.'],
  [
    { code: 'EADDRNOTAVAIL', syscall: 'listen' },
    'The setting HOST must be an address of this machine, such as 0.0.0.0 or 127.0.0.1; ship.example is none.',
  ],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
    'The setting HOST must be an address of this machine, such as 0.0.0.0 or 127.0.0.1; ship.example is none.',
  ],
  [
    { code: 'EACCES', syscall: 'listen' },
    'The setting PORT must be above 1023 for this user, who may not open port 9000.',
  ],
  [{ code: 'ENOSPC', syscall: 'write' }, 'The disk is full: make room for the data folder /data and start again.'],
  [{ code: '53100' }, 'The disk is full: make room for the data folder /data and start again.'],
  [
    { message: 'The database could not be created: No space left on device.' },
    'The disk is full: make room for the data folder /data and start again.',
  ],
  [{ cause: failing({ code: '53100' }) }, 'The disk is full: make room for the data folder /data and start again.'],
  [{ code: 'EXDEV' }, 'as it stands'],
])('a start that failed with %j says why', (fields, sentence) => {
  const env = { PORT: '9000', HOST: 'ship.example', GANGWAY_DATA: '/data' };
  expect(startFailure(failing(fields), env)).toBe(sentence);
});

it('knows what listening on an address of another machine looks like', async () => {
  const server = createServer();
  const failure = await new Promise((resolve) => server.once('error', resolve).listen(0, '192.0.2.1'));
  expect(startFailure(failure, { HOST: '192.0.2.1' })).toContain('192.0.2.1 is none');
});
