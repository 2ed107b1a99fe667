import { contentRoutes } from '#contract/areas/content.ts';
import type { CallOps } from '#scripts/ops-client.ts';
import { chosen, type OpsCommands } from './ops-command.ts';

function publishing(published: boolean) {
  return async (call: CallOps, [what = '', id = '']: readonly string[]) => {
    const kind = chosen(what, ['article', 'category']);
    await call(contentRoutes.publish, { body: { kind, id, published } });
    return `${kind} ${id} is ${published ? 'published' : 'hidden'}.`;
  };
}

export const contentCommands: OpsCommands = {
  publish: { usage: '<article|category> <id>', summary: 'publishes content', run: publishing(true) },
  hide: { usage: '<article|category> <id>', summary: 'hides content from guests', run: publishing(false) },
  'preview-token': {
    usage: '',
    summary: 'makes a new preview token; the old one ends',
    async run(call) {
      return (await call(contentRoutes.previewToken)).token;
    },
  },
};
