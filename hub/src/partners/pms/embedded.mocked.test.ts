import { scrypt } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { seedSession } from '#hub/areas/session/session.seed.ts';
import { startTestHub } from '#hub-test/hub.ts';
import { loadPack } from '#packs/load-pack.ts';
import { embeddedPms } from './embedded.ts';
import { describePms } from './pms.suite.ts';

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) };
});

const hashing = () => vi.mocked(scrypt).mock.calls.map(([, , , options]) => options);

async function start() {
  const hub = await startTestHub();
  const pack = await loadPack('meridian');
  await seedSession(hub.sql, pack, '2026-06-15');
  return { pack, sql: hub.sql, pms: embeddedPms(hub.sql), hashing, close: hub.close };
}

describePms('embedded', start);

it('keeps PINs and blocks when it is seeded again, and moves the voyage', async () => {
  const { pack, sql, pms, close } = await start();
  const before = await pms.findByAccount('10001');
  await pms.changePin('10001', '5678');
  await pms.setStatus('10001', { isBlocked: true });
  await seedSession(sql, pack, '2026-06-16');
  const after = await pms.findByAccount('10001');
  expect((await pms.checkPin('10001', '5678')).right).toBe(true);
  expect(after?.isBlocked).toBe(true);
  expect(after?.embarkDay).not.toBe(before?.embarkDay);
  await close();
});
