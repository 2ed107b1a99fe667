import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyPack } from '#hub/apply-pack.ts';
import { type ClonedDatabase, cloneDatabase } from '#hub-test/clone-database.ts';
import { loadPack } from '#packs/load-pack.ts';
import { migrate } from './migrate.ts';
import type { Pool } from './sql.ts';

const MIGRATION_LOCK = 7_164_001;
const SEED_LOCK = 7_164_002;

let database: ClonedDatabase;
let first: Pool;
let second: Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  first = database.connect(2);
  second = database.connect(4);
});
afterAll(async () => {
  await Promise.all([first.end({ timeout: 2 }), second.end({ timeout: 2 })]);
  await database.drop();
});

it('a hub that starts while another migrates or seeds waits for it, longer than any guest would', async () => {
  const held = Promise.withResolvers<void>();
  let over = false;
  const work = first.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK}), pg_advisory_xact_lock(${SEED_LOCK})`;
    held.resolve();
    await tx`select pg_sleep(3.5)`;
    over = true;
  });
  await held.promise;
  const pack = await loadPack('meridian');
  const [migrated, seeded] = await Promise.all([migrate(second), applyPack(second, pack, { today: '2026-06-15' })]);
  expect(over).toBe(true);
  expect(migrated).toEqual([]);
  expect(seeded).toBe('applied');
  await work;
  const limits =
    await second`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as run`;
  expect(limits).toEqual([{ lock: '2500ms', run: '15s' }]);
});
