import type { holidayRoutes } from '#contract/areas/holiday.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { holidayService } from './holiday.service.ts';

export function holidayArea(hub: Hub): Handlers<typeof holidayRoutes> {
  const service = holidayService(hub);
  return {
    hotels: (call) => service.hotels(call.guest()),
    cruises: (call) => service.cruises(call.guest()),
    cruiseItinerary: (call) => service.cruiseItinerary(call.guest()),
    flights: (call) => service.flights(call.guest()),
    passengers: (call) => service.passengers(call.guest()),
    schedules: () => service.schedules(),
    schedule: ({ params }) => service.schedule(params.id),
  };
}
