// What a guest reads who opens a page that the hub cannot give right now: without scripts, and without anything
// else that would have to be fetched.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { guestLanguage } from '#hub/shared/guest-language.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import { COMMON_HEADERS } from './security-headers.ts';

interface Words {
  title: string;
  help: string;
  way: string;
}

const WORDS: Readonly<Record<GuestLanguage, Words>> = {
  en: {
    title: 'This page cannot be shown right now',
    help: 'Something went wrong on our side. Please try again in a moment.',
    way: 'Try again',
  },
  de: {
    title: 'Diese Seite lässt sich gerade nicht anzeigen',
    help: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
    way: 'Noch einmal versuchen',
  },
  fr: {
    title: 'Cette page ne peut pas être affichée pour le moment',
    help: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
    way: 'Réessayer',
  },
};

const CSS = `:root{color-scheme:light dark;--surface:#f3f7f8;--ink:#0d2136;--quiet:#44586a;--water:#9dc3c6;--action:#0d2438;--on-action:#fff}
@media (prefers-color-scheme:dark){:root{--surface:#0d1b2a;--ink:#eef4f6;--quiet:#b4c3cd;--water:#3c6a74;--action:#d2a24c;--on-action:#0d2136}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--surface);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:34rem;text-align:center}
svg{width:7rem;height:auto;color:var(--water)}
h1{margin:1.5rem 0 .5rem;font:600 1.75rem/1.2 Georgia,serif;text-wrap:balance}
p{margin:0 0 2rem;color:var(--quiet);text-wrap:balance}
a{display:inline-block;min-height:3rem;padding:.75rem 1.5rem;border-radius:.5rem;background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--action);outline-offset:2px}`;

const WAVES =
  '<svg viewBox="0 0 112 48" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" aria-hidden="true"><path d="M4 16c9 0 9-8 17-8s9 8 18 8 9-8 17-8 9 8 18 8 9-8 17-8 9 8 17 8"/><path d="M18 38c9 0 9-8 17-8s9 8 18 8 9-8 17-8 9 8 18 8" opacity=".6"/></svg>';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** Whether somebody opened a page that we cannot give now; calls of the portal and of programs want `{code, message}`. */
export function needsErrorPage({ method, headers }: FastifyRequest, status: number): boolean {
  return method === 'GET' && status >= 429 && (headers.accept ?? '').includes('text/html');
}

export function errorPage(acceptLanguage = '') {
  const language = guestLanguage(acceptLanguage);
  const { title, help, way } = WORDS[language];
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${CSS}</style></head><body><main>`,
    `${WAVES}<h1>${title}</h1><p>${help}</p><a href="">${way}</a></main></body></html>`,
  ].join('');
  return { html, headers: { ...COMMON_HEADERS, 'content-security-policy': POLICY, vary: 'accept, accept-language' } };
}
