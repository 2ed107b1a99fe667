import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import type { MediaSize } from '#packs/make-media.ts';
import { isFresh, makeIfStale, type Product } from '#scripts/freshness.ts';
import { PlainError } from '#scripts/plain-error.ts';

const STAMPS = '.gangway/built';

const portal: Product = {
  name: 'portal',
  sources: ['portal/**', 'contract/src/**', 'package-lock.json', 'package.json', 'tsconfig.json'],
  except: ['portal/dist/**', 'portal/test/**', '**/*.test.ts', '**/*.test.tsx'],
  proof: 'portal/dist/index.html',
  stamp: `${STAMPS}/portal`,
};

function media(pack: string, size: MediaSize): Product {
  return {
    name: `media of the pack ${pack}`,
    sources: ['packs/**', 'pictures/**', 'package-lock.json'],
    except: ['packs/*/media/**', 'packs/*/photographs/**', '**/*.test.ts'],
    proof: `packs/${pack}/media/manifest.json`,
    stamp: `${STAMPS}/media-${pack}${size === 'full' ? '' : `-${size}`}`,
  };
}

export function buildPortal(): Promise<boolean> {
  return makeIfStale(portal, () => runTool('Building the portal', 'vite', ['build', 'portal', '--logLevel=warn']));
}

/** Small ones are for tests that only look at pages; whole ones that are there serve as well. */
export async function makeMedia(pack: string, size: MediaSize = 'full'): Promise<boolean> {
  if (!existsSync(`packs/${pack}/pack.ts`)) {
    throw new PlainError(`The setting PACK must be the name of a folder below packs/: there is no packs/${pack}.`);
  }
  const title = 'Drawing the pictures of the pack (once, about a minute)';
  const [full, small] = [media(pack, 'full'), media(pack, 'small')];
  if (size === 'small' && isFresh(full)) return false;
  const made = await makeIfStale(size === 'full' ? full : small, () =>
    runTool(title, 'node', ['packs/make-media.ts', pack, size]),
  );
  // Both lie in the same folder: what was made last is what is there.
  if (made) rmSync((size === 'full' ? small : full).stamp, { force: true });
  return made;
}

/** Runs a tool of node_modules; what it says is shown only when it fails. */
function runTool(title: string, tool: string, args: readonly string[]): Promise<void> {
  console.log(`${title} …`);
  const child = spawn(`node_modules/.bin/${tool}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new PlainError(`${said.trimEnd()}\n\n${title} failed: mend what is said above and start again.`));
    });
  });
}
