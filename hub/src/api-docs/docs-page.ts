import { z } from 'zod';
import { CONTRACT } from '#contract/index.ts';
import type { Access, Route } from '#contract/route.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const WHO: Readonly<Record<Access, string>> = {
  public: 'everybody',
  guest: 'a guest (SessionId)',
  pinPending: 'a guest (SessionId), also before a forced PIN change',
  ops: 'an operator (ServiceKey)',
};

function schemaBlock(title: string, schema: z.ZodType | undefined): string {
  if (!schema) return '';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(json, null, 2))}</pre></details>`;
}

function rowOf(route: Route): string {
  const notes = [
    `For ${WHO[route.access]}.`,
    route.idempotent ? 'Honours an Idempotency-Key.' : '',
    route.kind === 'stream' ? 'A server-sent event stream.' : '',
    route.kind === 'bytes' ? 'Answers the bytes of a file.' : '',
    route.kind === 'empty' ? 'Answers nothing.' : '',
  ];
  return `<article>
  <h3><span class="method ${route.method.toLowerCase()}">${route.method}</span> <code>${escaped(route.path)}</code></h3>
  <p>${escaped(route.summary)}</p>
  <p class="notes">${notes.filter(Boolean).join(' ')}</p>
  ${schemaBlock('Query', route.query)}${schemaBlock('Body', route.body)}${schemaBlock('Reply', route.reply)}
</article>`;
}

export function docsPage(): string {
  const areas = Object.entries(CONTRACT).map(([area, routes]) => ({ area, routes: Object.values<Route>(routes) }));
  const links = areas.map(
    ({ area, routes }) => `<li><a href="#${area}">${area}</a> <small>${routes.length}</small></li>`,
  );
  const sections = areas.map(
    ({ area, routes }) => `<section id="${area}"><h2>${area}</h2>${routes.map(rowOf).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gangway hub: every call</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/v1/docs.css">
</head>
<body>
<header>
  <h1>Gangway hub</h1>
  <p>Every call, below <code>/v1/</code>. The same for machines: <a href="/v1/openapi.json">openapi.json</a>.</p>
  <p>An error is a fitting status and <code>{"code", "message"}</code>. 403 means one thing: the session is gone.</p>
</header>
<nav aria-label="Areas"><ul>${links.join('')}</ul></nav>
<main>${sections.join('\n')}</main>
</body>
</html>
`;
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
nav a { display: inline-block; min-height: 1.5rem; }
section { margin-top: 2.5rem; }
h2 { border-bottom: 2px solid; padding-bottom: .25rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
.method { border: 1px solid; border-radius: .25rem; font: 700 .75rem/1 ui-monospace, monospace; padding: .2rem .4rem; }
.notes { opacity: .8; }
details { margin: .25rem 0; }
summary { cursor: pointer; min-height: 1.5rem; }
pre { background: color-mix(in srgb, currentColor 8%, transparent); border-radius: .5rem; overflow: auto; padding: .75rem; }
`;
