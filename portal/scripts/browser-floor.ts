import type { Plugin } from 'vite';

/** What no script of the build may say, because Safari cannot read a file with it: it came with 16.4 or later. */
const UNREADABLE: readonly [name: string, pattern: RegExp][] = [
  ['a static block of a class', /\bstatic\s*\{/],
  ['a look behind in a pattern', /\(\?<[=!]/],
];

export function unreadable(code: string): string[] {
  return UNREADABLE.flatMap(([name, pattern]) => (pattern.test(code) ? [name] : []));
}

/** Libraries bring files that the build only copies: one that phones with iOS 16.0 cannot read stops it. */
export function browserFloor(): Plugin {
  return {
    name: 'browser-floor',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!file.fileName.endsWith('.js')) continue;
          const code = file.type === 'chunk' ? file.code : String(file.source);
          const [found] = unreadable(code);
          if (found) this.error(`${file.fileName} has ${found}, which Safari 16.0 cannot read.`);
        }
      },
    },
  };
}
