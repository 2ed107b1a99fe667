// The games host: nine small games as plain pages. Their TypeScript goes to the browser with its types taken out.
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { GAME_TITLES } from '#sandbox/games/game-list.ts';
import { escapeHtml, goTo, html, type Partner, type PartnerReply } from '#sandbox/partner.ts';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
/** Code and style of a game or of the kit; tests stay at home. */
const FILE = /^games\/([a-z0-9-]+)\/((?:[a-z0-9-]+\.)?[a-z0-9-]+\.(?:ts|css))$/;
const PAGE = /^games\/([a-z0-9-]+)\/(?:index\.html)?$/;

export function games(): Partner {
  return {
    name: 'games-host',
    title: 'Games for guests',
    answer({ path }) {
      if (path === '' || path === 'games' || path === 'games/') return html(listPage());
      const page = PAGE.exec(path)?.[1];
      if (page !== undefined && Object.hasOwn(GAME_TITLES, page)) {
        return path.endsWith('/') ? goTo('index.html') : html(gamePage(page));
      }
      const [, folder, file] = FILE.exec(path) ?? [];
      if (folder === undefined || file === undefined || file.includes('.test.')) return undefined;
      if (folder !== 'kit' && !Object.hasOwn(GAME_TITLES, folder)) return undefined;
      return fileReply(`${folder}/${file}`);
    },
  };
}

async function fileReply(name: string): Promise<PartnerReply | undefined> {
  const text = await readFile(`${FOLDER}${name}`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  if (name.endsWith('.css')) return { headers: { 'content-type': 'text/css; charset=utf-8' }, body: text };
  return { headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: stripTypeScriptTypes(text) };
}

function gamePage(id: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(GAME_TITLES[id] ?? id)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../kit/kit.css">
<script type="module" src="./${id}.game.ts"></script>
</head>
<body data-game="${id}"></body>
</html>`;
}

function listPage(): string {
  const links = Object.entries(GAME_TITLES).map(
    ([id, title]) => `<li><a href="/games-host/games/${id}/index.html">${escapeHtml(title)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Games</title><h1>Games</h1><ul>${links.join('')}</ul></html>`;
}
