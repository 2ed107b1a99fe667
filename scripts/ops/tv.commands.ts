import { tvRoutes } from '#contract/areas/tv.ts';
import { asLines, type OpsCommands } from './ops-command.ts';

export const tvCommands: OpsCommands = {
  'tv-guide-import': {
    usage: '<file> [time zone of times without an offset]',
    summary: 'takes over an XMLTV guide for the channels on board, whole or not at all',
    run: async (call, [file = '', zone]) =>
      asLines(await call(tvRoutes.importGuide, { file, query: zone === undefined ? {} : { zone } })),
  },
};
