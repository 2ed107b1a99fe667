import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** C225: fewer than 500 characters. */
export const PROBLEM_TEXT_MAX = 499;

/** C230, CD37: a report begins as received; operators move it on. */
export const PROBLEM_PROGRESS = ['InvestigationRequired', 'InProgress', 'Resolved'] as const;

/** C222 */
export const problemCategory = z.object({ id: z.string(), name: localText });
export type ProblemCategory = z.infer<typeof problemCategory>;

/** C229 */
export const problem = z.object({
  id: z.string(),
  problemNumber: z.union([z.string(), z.number()]),
  problemCategory: z.union([problemCategory.partial({ id: true }), localText]).nullish(),
  /** `dd/mm/yyyy HH:mm` in ship time. */
  receivedDateTime: z.string(),
  status: z.string(),
  description: z.string().nullish(),
  solution: localText.nullish(),
});
export type Problem = z.infer<typeof problem>;

export const problemsRoutes = defineRoutes({
  categories: {
    method: 'GET',
    path: 'problem/categories',
    access: 'guest',
    summary: 'What a problem can be about.',
    reply: z.array(problemCategory),
  },
  report: {
    method: 'POST',
    path: 'problem/report',
    access: 'guest',
    summary: 'Reports a problem; the answer has its number.',
    body: z.object({
      description: z.string().trim().min(1).max(PROBLEM_TEXT_MAX),
      category: z.object({ id: z.string().max(120) }),
    }),
    reply: problem,
    idempotent: true,
  },
  reports: {
    method: 'GET',
    path: 'problem/report',
    access: 'guest',
    summary: 'The problems that this guest reported, the newest first.',
    reply: z.array(problem),
  },
  config: {
    method: 'GET',
    path: 'problem/report/config',
    access: 'guest',
    summary: 'Where a guest goes to rate how a problem was solved.',
    reply: z.object({ feedbackProfilePath: z.string().nullish() }),
  },
  all: {
    method: 'GET',
    path: 'ops/problems',
    access: 'ops',
    summary: 'The problems of this voyage, the newest first; with open=true those that are not resolved.',
    query: z.object({ open: z.stringbool().optional() }),
    reply: z.array(problem.extend({ accountNumber: z.string(), cabin: z.string().nullable() })),
  },
  progress: {
    method: 'POST',
    path: 'ops/problems/{number}',
    access: 'ops',
    summary: 'Moves a problem on; a solution may be told with it.',
    body: z.object({ status: z.enum(PROBLEM_PROGRESS), solution: localText.optional() }),
    reply: problem,
  },
});
