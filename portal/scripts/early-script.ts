import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const EARLY = 'src/app/startup/early.ts';

/** Puts the early script into the page as one of its own, ahead of the portal's: together they would wait for each other. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    config: ({ root = '.' }) => ({
      build: { rolldownOptions: { input: [join(root, 'index.html'), join(root, EARLY)] } },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
        const early = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(EARLY));
        const script = (src: string): HtmlTagDescriptor => ({
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src },
          injectTo: 'head-prepend',
        });
        if (early?.imports.length) throw new Error(`The early script waits for ${early.imports.join(' and ')}.`);
        return [script(early ? `/${early.fileName}` : `/${EARLY}`)];
      },
    },
  };
}
