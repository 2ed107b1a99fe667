import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type LineupReply, lineupReply } from '#contract/areas/programme.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { lineupRequest } from '#contract/lineup-request.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { readTolerantly } from '#portal/shared/hub/tolerant-reading.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { eventsOfDay } from './schedule-service.rules.ts';
import { PROGRAMME_VALID_MS, untilTooOld } from './use-schedule.ts';

const say = (problem: string) => console.warn(`Schedule service: ${problem}`);

const readReply = (answer: unknown) => readTolerantly(lineupReply, answer ?? null, say) as LineupReply | null;

/** The events of a day as the schedule service has them: nothing while it cannot be asked or does not answer (B265). */
export function useLineup(day: IsoDay | undefined): { events: unknown[]; isLoading: boolean } {
  const { external, hub } = usePortal();
  const { ui } = useConfiguration();
  const queries = useQueryClient();
  const request = day === undefined ? undefined : lineupRequest(ui, day, 1);
  // A hub that is its own schedule service may give an address below its own.
  const url = URL.parse(request?.url ?? '', new URL(hub.base, location.href))?.href ?? '';
  const queryKey = ['public', 'schedule service', request?.url];
  if (request && !queries.getQueryState(queryKey)) {
    const brought = external.brought(url);
    if (brought !== undefined) queries.setQueryData(queryKey, readReply(brought));
  }
  const { data, isLoading } = useQuery({
    queryKey,
    enabled: request !== undefined,
    staleTime: PROGRAMME_VALID_MS, // B266
    refetchInterval: untilTooOld,
    queryFn: async ({ signal }) => {
      try {
        return readReply(await external.request(url, { headers: request?.headers, signal }));
      } catch (error) {
        if (!signal.aborted) say(error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
  });
  return { events: day === undefined ? [] : eventsOfDay(data, day), isLoading };
}
