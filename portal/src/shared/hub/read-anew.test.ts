import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { readAnew } from './read-anew.ts';
import { hubKey } from './use-hub.ts';

it('does not take the answer that was on its way before the change', async () => {
  const queries = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => answers.push(answer));
  const reports = new QueryObserver(queries, { queryKey: hubKey(problemsRoutes.reports), queryFn });
  const stop = reports.subscribe(() => undefined);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  readAnew(queries, problemsRoutes.reports);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('before');
  answers[1]?.('after');
  await vi.waitFor(() => expect(reports.getCurrentResult().data).toBe('after'));
  stop();
});
