import type { Plugin } from 'vite';

/** Fetched ahead by the service worker: the entry, what it needs at once, home, English and the look in use later. */
const AHEAD = /^(index|HomePage|en|look)-/;

/** Writes `precache.json`, the list of files that open the portal without a network. */
export function precacheList(): Plugin {
  return {
    name: 'precache-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = new Set<string>();
      const add = (fileName: string) => {
        const file = bundle[fileName];
        if (!file || names.has(fileName)) return;
        names.add(fileName);
        if (file.type !== 'chunk') return;
        for (const one of file.imports) add(one);
        for (const css of file.viteMetadata?.importedCss ?? []) names.add(css);
      };
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && (file.isEntry || AHEAD.test(`${file.name}-`))) add(file.fileName);
      }
      const list = [...names].sort().map((name) => `/${name}`);
      this.emitFile({ type: 'asset', fileName: 'precache.json', source: JSON.stringify(list) });
    },
  };
}
