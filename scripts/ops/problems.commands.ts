import { PROBLEM_PROGRESS, problemsRoutes } from '#contract/areas/problems.ts';
import { asLines, chosen, type OpsCommands } from './ops-command.ts';

export const problemsCommands: OpsCommands = {
  problems: {
    usage: '[open]',
    summary: 'shows what guests reported; with open only what is not resolved',
    run: async (call, [open]) =>
      asLines(await call(problemsRoutes.all, { query: open && chosen(open, ['open']) ? { open: 'true' } : {} })),
  },
  problem: {
    usage: '<number> <InvestigationRequired|InProgress|Resolved> [solution]',
    summary: 'moves a reported problem on and tells the guest its solution',
    run: async (call, [number = '', status = '', solution]) =>
      asLines(
        await call(problemsRoutes.progress, {
          params: { number },
          body: { status: chosen(status, PROBLEM_PROGRESS), solution },
        }),
      ),
  },
};
