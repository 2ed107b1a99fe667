import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApi } from './openapi.ts';

type Json = Record<string, unknown>;
const CONFIGURATION = join(import.meta.dirname, 'redocly.yaml');
const document = openApi();

/** What the linter finds, one sentence each; it says nothing and sends nothing to anybody else. */
function findingsIn(described: Json): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(described));
  const { stdout } = spawnSync('redocly', ['lint', file, `--config=${CONFIGURATION}`, '--format=json'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
  });
  rmSync(folder, { recursive: true });
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

it('the description of the API passes an independent linter', () => {
  expect(document.openapi).toBe('3.1.1');
  expect(findingsIn(document)).toEqual([]);
});

it('the linter is awake', () => {
  const { security: _, ...operation } = (document.paths as Record<string, { get: Json }>)['/devices/config']?.get ?? {};
  const broken = { ...document, paths: { '/devices/config': { get: { ...operation, responses: { nothing: {} } } } } };
  expect(findingsIn(broken).join('\n')).toContain('struct');
});

it('speaks of null, bodies and bytes as OpenAPI 3.1 does', () => {
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/"nullable"|"format":"binary"|"\$schema"|"\$defs"/);
  const paths = document.paths as Record<string, Record<string, Json>>;
  expect(paths['/ops/session/login-type']?.post?.requestBody).toMatchObject({
    required: true,
    content: {
      'application/json': {
        schema: { properties: { reLoginUrl: { anyOf: [{ type: 'string', maxLength: 2000 }, { type: 'null' }] } } },
      },
    },
  });
  expect(paths['/pms/resetPin']?.post?.requestBody).toMatchObject({ required: false });
  expect(paths['/blobs/image']?.get?.responses).toMatchObject({ 200: { content: { '*/*': {} } } });
  expect(Object.keys(paths['/pms/resetPin']?.post?.responses ?? {})).toEqual(['200', '400', '403', '429', 'default']);
  expect(Object.keys(paths['/devices/config']?.get?.responses ?? {})).toEqual(['200', '429', 'default']);
});
