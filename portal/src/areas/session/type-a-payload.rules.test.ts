import { describe, expect, it } from 'vitest';
import { typeAPayload } from './type-a-payload.rules.ts';

describe('what a type A address logs in with', () => {
  it.each([
    [{ token: 'abc' }, { token: 'abc' }],
    [
      { id: '10001', room: '7214' },
      { accountNumber: '10001', location: '7214' },
    ],
    [{ id: '10001' }, undefined],
    [{ room: '7214' }, undefined],
    [{ id: ' ', room: '7214' }, undefined],
    [{ token: '  ' }, undefined],
    [{}, undefined],
  ])('[A169 A170 A171] %j gives %j', (params, payload) => {
    expect(typeAPayload(params)).toEqual(payload);
  });
});
