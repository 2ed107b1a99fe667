import { escapeHtml } from '#sandbox/partner.ts';

/** Where a guest ends who books: the marketplace's own site, as far as a stand-in has one. */
export function bookPage(title: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Book: ${escapeHtml(title)}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}</style>
<h1>${escapeHtml(title)}</h1>
<p>This is where the marketplace sells the activity. In the sandbox nothing is sold and nothing is charged.</p>
</html>
`;
}
