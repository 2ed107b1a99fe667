import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#hub/open-database.ts';
import { createLog } from '#hub/shared/log.ts';
import { readSettings } from '#hub/shared/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a DATABASE_URL where nobody answers is one sentence that names the place and not the password', async () => {
  const settings = readSettings({ GANGWAY_DATA: folder, DATABASE_URL: 'postgres://hub:s3cret@127.0.0.1:1/ship' });
  const failure = await openDatabase(settings, createLog('silent')).catch((error: Error) => error.message);
  expect(failure).toMatch(
    /^The database ship at 127\.0\.0\.1:1 cannot be used \(.*\): check DATABASE_URL and the server\.$/,
  );
  expect(failure).not.toContain('s3cret');
});
