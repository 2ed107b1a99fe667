import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SCRIPT = 'src/app/startup/lost-files.inline.ts';

/** Puts the script into the page that notices when a file of the page is lost: one that is no file itself. */
export function inlineScript(): Plugin {
  let root = '';
  let target: string[] | string | false | undefined;
  return {
    name: 'inline-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      target = config.build.target;
    },
    transformIndexHtml: {
      order: 'post',
      // Behind what says how the page's letters are written, and ahead of style sheets, for which a script would wait.
      handler: async (html) => {
        const script = `<script>${await compiled(root, target)}</script>`;
        return html.replace('</title>', (title) => `${title}\n    ${script}`);
      },
    },
  };
}

async function compiled(root: string, target: string[] | string | false | undefined): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      target,
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, SCRIPT), output: { format: 'iife' } },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The inline script was not built.');
  return bundle.output[0].code.trim();
}
