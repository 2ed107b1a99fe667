import { expect, it } from 'vitest';
import { PARAMETERS } from './sql.ts';

it('a hub whose machine is gone holds its connections for 20 seconds at most, silent or in the middle of an answer', () => {
  const { tcp_keepalives_idle: idle, tcp_keepalives_interval: interval, tcp_keepalives_count: count } = PARAMETERS;
  expect(idle + interval * count).toBeLessThanOrEqual(20);
  expect(PARAMETERS.tcp_user_timeout).toBeLessThanOrEqual(20_000);
});
