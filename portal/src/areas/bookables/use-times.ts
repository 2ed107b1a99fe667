import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type AvailableTime, type BookableModule, bookablesRoutes } from '#contract/areas/bookables.ts';
import type { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { hubKey, useHubCall } from '#portal/shared/hub/use-hub.ts';

interface TimesWanted {
  module: BookableModule;
  objectId: string;
  date: string | undefined;
  numberOfPersons: number;
}

/** B213: the times of the chosen day with room for so many, always as they stand now. */
export function useTimes(wanted: TimesWanted): UseQueryResult<AvailableTime[], HubFailure> {
  const call = useHubCall();
  const { module, objectId, date = '', numberOfPersons } = wanted;
  const params = { module, id: objectId };
  return useQuery<AvailableTime[], HubFailure>({
    queryKey: [...hubKey(bookablesRoutes.availabilityTimes, { params }), date, numberOfPersons],
    queryFn: ({ signal }) => {
      const bookingRequest = { numberOfPersons, date, objectId };
      return call(bookablesRoutes.availabilityTimes, { params, body: { date, bookingRequest }, signal });
    },
    enabled: date !== '',
    staleTime: 0,
  });
}
