import { describe, expect, it } from 'vitest';
import { startTestHub } from '#hub-test/hub.ts';
import { createLog, type LogLevel } from './log.ts';

function lines(level: LogLevel) {
  const written: string[] = [];
  return { log: createLog(level, (line) => written.push(line)), written };
}

describe('the log', () => {
  it('is one JSON object per line, from its level up', () => {
    const { log, written } = lines('warn');
    log.info('not this');
    log.warn('this', { n: 1 });
    log.error('and this', { error: new TypeError('why') });
    expect(written).toHaveLength(2);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'warn', message: 'this', n: 1 });
    expect(JSON.parse(written[1] ?? '').error).toMatchObject({ name: 'TypeError', message: 'why' });
  });

  it('hides what is secret, at any depth', () => {
    const { log, written } = lines('debug');
    const secrets = { pin: '1', sessionId: '2', headers: { SessionId: '3', cookie: '4', 'Idempotency-Key': '5' } };
    log.info('x', { ...secrets, body: { pinNo: '6', currentPin: '7', newPin: '8', token: '9', password: '0' } });
    expect(written.join('').match(/\[hidden\]/g)).toHaveLength(10);
    expect(written.join('')).not.toMatch(/"[0-9]"/);
  });

  it('of a hub at its most talkative holds no secret of any call', async () => {
    const hub = await startTestHub({ quiet: true });
    const secret = 'SeCrEt'.repeat(7).slice(0, 43);
    const options = { session: secret, serviceKey: secret, previewToken: secret, idempotencyKey: secret };
    await hub.post(
      'authentication/loginByAccountIdCabinNoAndPinNo',
      { accountNumber: '1', location: '1', pinNo: secret.slice(0, 9) },
      options,
    );
    await hub.get(`devices/enrol/${secret}`, { ...options, cookie: `device=${secret}` });
    await hub.get(`metrics/userhistory/retina/login/${secret}`, options);
    await hub.post('ops/session/type-a-token', `{"accountNumber": "${secret}`, options);
    await hub.close();
    expect(hub.logged.length).toBeGreaterThanOrEqual(4);
    expect(hub.logged.join('')).not.toContain('SeCrEt');
  });
});
