import { describe, expect, it } from 'vitest';
import { loginOutcome, readPmsInformation } from './login-outcome.rules.ts';

describe('pms.information', () => {
  it.each([
    ['{"isPinChangeRequired":true,"embarkDate":"01/02/2026"}', { isPinChangeRequired: true, embarkDate: '01/02/2026' }],
    [{ isPinChangeRequired: true }, { isPinChangeRequired: true }],
    ['{"isPinChangeRequired":true,"embarkDate":null}', { isPinChangeRequired: true }],
    ['{"isPinChangeRequired":true,"embarkDate":1767225600}', { isPinChangeRequired: true }],
    ['{"isPinChangeRequired":null,"embarkDate":"01/02/2026"}', { embarkDate: '01/02/2026' }],
    [{ isPinChangeRequired: true, embarkDate: { day: 1 } }, { isPinChangeRequired: true }],
    ['not json', {}],
    ['"text"', {}],
    ['[1]', {}],
    [undefined, {}],
    [7, {}],
  ])('[A217] [AD29] reads %j', (given, information) => {
    expect(readPmsInformation(given)).toEqual(information);
  });
});

describe('the outcome of a login', () => {
  const NO_DATE = '{"isPinChangeRequired":true,"embarkDate":null}';
  const pending = { name: 'CabinSystem', information: '{"isPinChangeRequired":true}' };
  it.each([
    ['[A163] a finished login', { sessionId: 's', isAuthenticated: true }, 'success'],
    ['[A216] another session type', { sessionId: 's', isAuthenticated: true, sessionType: 'Crew' }, 'success'],
    ['[A196] a pending PIN change', { sessionId: 's', isAuthenticated: false, pms: pending }, 'pinChange'],
    ['[A196] a hub that says both', { sessionId: 's', isAuthenticated: true, pms: pending }, 'pinChange'],
    ['[A196] a date that is none', { sessionId: 's', pms: { information: NO_DATE } }, 'pinChange'],
    ['[AD23] no session id', { isAuthenticated: true }, 'failure'],
    ['[AD23] no session id, PIN change pending', { pms: pending }, 'failure'],
    ['[AD23] not authenticated', { sessionId: 's', isAuthenticated: false }, 'failure'],
    ['[AD23] nothing said', { sessionId: 's' }, 'failure'],
    ['[AD23] an empty body', undefined, 'failure'],
  ])('%s', (_, reply, kind) => {
    expect(loginOutcome(reply, true).kind).toBe(kind);
  });

  it.each([
    ['finished', true, 'success'],
    ['not finished', false, 'failure'],
  ])('[A196] is not a PIN change without a PIN, the login being %s', (_, isAuthenticated, kind) => {
    expect(loginOutcome({ sessionId: 's', isAuthenticated, pms: pending }, false).kind).toBe(kind);
  });

  it('[AD23] carries the errorMessage of a failure that came as 200', () => {
    expect(loginOutcome({ isAuthenticated: false, errorMessage: 'Closed' }, false)).toEqual({
      kind: 'failure',
      message: 'Closed',
    });
  });
});
