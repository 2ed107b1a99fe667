import { describe, expect, it } from 'vitest';
import { loginOutcome, readPmsInformation } from './login-outcome.rules.ts';

describe('pms.information', () => {
  it.each([
    ['{"isPinChangeRequired":true,"embarkDate":"01/02/2026"}', { isPinChangeRequired: true, embarkDate: '01/02/2026' }],
    [{ isPinChangeRequired: true }, { isPinChangeRequired: true }],
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
  const pending = { name: 'CabinSystem', information: '{"isPinChangeRequired":true}' };
  it.each([
    ['[A163] a finished login', { sessionId: 's', isAuthenticated: true }, 'success'],
    ['[A216] another session type', { sessionId: 's', isAuthenticated: true, sessionType: 'Crew' }, 'success'],
    ['[A196] a pending PIN change', { sessionId: 's', isAuthenticated: false, pms: pending }, 'pinChange'],
    ['[A196] a hub that says both', { sessionId: 's', isAuthenticated: true, pms: pending }, 'pinChange'],
    ['[AD23] no session id', { isAuthenticated: true }, 'failure'],
    ['[AD23] no session id, PIN change pending', { pms: pending }, 'failure'],
    ['[AD23] not authenticated', { sessionId: 's', isAuthenticated: false }, 'failure'],
    ['[AD23] nothing said', { sessionId: 's' }, 'failure'],
    ['[AD23] an empty body', undefined, 'failure'],
  ])('%s', (_, reply, kind) => {
    expect(loginOutcome(reply).kind).toBe(kind);
  });

  it('[AD23] carries the errorMessage of a failure that came as 200', () => {
    expect(loginOutcome({ isAuthenticated: false, errorMessage: 'Closed' })).toEqual({
      kind: 'failure',
      message: 'Closed',
    });
  });
});
