import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { asLines, chosen, type OpsCommands } from './ops-command.ts';

export const ratingsCommands: OpsCommands = {
  feedback: {
    usage: '[profile]',
    summary: 'shows what guests answered on this voyage',
    run: async (call, [profile]) => asLines(await call(ratingsRoutes.answers, { query: profile ? { profile } : {} })),
  },
  'anonymous-feedback': {
    usage: '<on|off>',
    summary: 'says whether feedback is given without a name',
    async run(call, [typed = '']) {
      const useAnonymousMode = chosen(typed, ['on', 'off']) === 'on';
      await call(ratingsRoutes.changeConfig, { body: { useAnonymousMode } });
      return `Feedback is given ${useAnonymousMode ? 'without' : 'with'} a name.`;
    },
  },
};
