import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/frame.ts';
import { games } from './games.partner.ts';

const IDS = [
  'teenie-meanies',
  'solitaire',
  'bird-vs-bird',
  '2048',
  'eye-2-eye',
  'two-to-match',
  'honey-im-home',
  'sudoku',
  'pic-fix',
];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ partners: [games()] });
});
afterAll(() => sandbox.close());

const get = (path: string) => fetch(`${sandbox.url}games-host/${path}`);

/** Every file that a page's code asks for, followed to the end. */
async function codeOf(path: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const answer = await get(path);
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
    path,
    200,
    'text/javascript; charset=utf-8',
  ]);
  const code = await answer.text();
  expect(() => new Function(code.replace(/^import [^;]*;$|^export /gm, ''))).not.toThrow();
  for (const [, from = ''] of code.matchAll(/from '(\.[^']+)'/g)) {
    await codeOf(new URL(from, `http://x/${path}`).pathname.slice(1), seen);
  }
  return seen;
}

describe('the games host', () => {
  it.each(IDS)('[C188] [CD30] %s is a page with its own code, and asks for nothing elsewhere', async (id) => {
    const page = await get(`games/${id}/index.html`);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect([...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      'data:,',
      '../kit/kit.css',
      `./${id}.game.ts`,
    ]);
    expect((await codeOf(`games/${id}/${id}.game.ts`)).size).toBeGreaterThan(1);
  });

  it.each(IDS)('[CD30] %s explains itself in three languages', async (id) => {
    const code = await (await get(`games/${id}/${id}.game.ts`)).text();
    const texts = [...code.matchAll(/en: '(.{30,})',\s+de: '(.+)',\s+fr: '(.+)',/g)];
    expect(texts).not.toHaveLength(0);
    for (const [, ...said] of texts) expect(new Set(said).size).toBe(3);
  });

  it.each(['games/chess/index.html', 'games/2048/2048.rules.test.ts', 'games/kit/nothing.ts', 'games/..%2f/frame.ts'])(
    'has no %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
