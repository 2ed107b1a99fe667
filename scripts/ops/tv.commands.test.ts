import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opsClient } from '#scripts/ops-client.ts';
import { runOps } from '#scripts/ops-commands.ts';

const heard: { url: string | undefined; type: string | undefined; body: string }[] = [];
const server = createServer(async (request, response) => {
  heard.push({ url: request.url, type: request.headers['content-type'], body: await text(request) });
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ programmes: 2 }));
});
let folder: string;
let call: ReturnType<typeof opsClient>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-guide-'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  call = opsClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => 'key');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('tv-guide-import sends the file as it is, with the zone of its times', async () => {
  const file = join(folder, 'guide.xml');
  await writeFile(file, '<tv>Fußball</tv>');
  expect(await runOps(call, ['tv-guide-import', file])).toContain('"programmes": 2');
  await runOps(call, ['tv-guide-import', file, 'Europe/Rome']);
  const sent = { type: 'application/xml', body: '<tv>Fußball</tv>' };
  expect(heard).toEqual([
    { url: '/v1/ops/tv/guide', ...sent },
    { url: '/v1/ops/tv/guide?zone=Europe%2FRome', ...sent },
  ]);
});

it('tv-guide-import says when there is no such file, without calling the hub', async () => {
  const before = heard.length;
  await expect(runOps(call, ['tv-guide-import', join(folder, 'none.xml')])).rejects.toThrow('none.xml cannot be read.');
  expect(heard).toHaveLength(before);
});
