import { z } from 'zod';
import { passenger } from '#contract/passenger.ts';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** B160 */
export const cruise = z.object({
  id: z.string().optional(),
  name: localText,
  numberOfDays: z.number(),
  fromDate: z.string(),
  toDate: z.string().nullish(),
  ship: z.object({ name: localText }),
});
export type Cruise = z.infer<typeof cruise>;

/** B161; `type` is Sea for a day at sea and Port otherwise. */
export const cruiseItineraryDay = z.object({
  id: z.string(),
  type: z.string(),
  date: z.string().nullish(),
  dayOfCruise: z.number(),
  port: z.object({ name: localText, countryName: localText.nullish() }).nullish(),
});
export type CruiseItineraryDay = z.infer<typeof cruiseItineraryDay>;

/** B162 */
export const hotel = z.object({
  id: z.string(),
  hotelName: localText,
  resortName: localText.nullish(),
  subResortName: localText.nullish(),
  touristRegionName: localText.nullish(),
  fromDate: z.string(),
  toDate: z.string(),
});
export type Hotel = z.infer<typeof hotel>;

/** B164, B165; dates are days of the local airport. */
export const flight = z.object({
  id: z.string(),
  flightNumber: z.string(),
  flightDirection: z.string(),
  departureAirportCode: z.string(),
  departureAirportName: localText,
  arrivalAirportCode: z.string(),
  arrivalAirportName: localText,
  departureDate: z.string().nullish(),
  departureTime: z.string(),
  arrivalDate: z.string().nullish(),
  arrivalTime: z.string(),
});
export type Flight = z.infer<typeof flight>;

/** B174 */
export const schedule = z.object({
  id: z.string(),
  date: z.string(),
  day: z.number(),
  title: localText,
  atSea: z.boolean(),
  arrives: z.string().nullish(),
  departs: z.string().nullish(),
  allOnBoard: z.string().nullish(),
  image: z.string().nullish(),
  description: localText.nullish(),
  currency: localText.nullish(),
  language: localText.nullish(),
  nameOfPier: localText.nullish(),
  localAgentName: localText.nullish(),
  gangway: localText.nullish(),
  openWeatherCityName: z.string().nullish(),
});
export type Schedule = z.infer<typeof schedule>;

export const holidayRoutes = defineRoutes({
  hotels: {
    method: 'GET',
    path: 'passengers/hotels',
    access: 'guest',
    summary: 'The party’s hotels.',
    reply: z.array(hotel),
  },
  cruises: {
    method: 'GET',
    path: 'passengers/cruises',
    access: 'guest',
    summary: 'The party’s cruises.',
    reply: z.array(cruise),
  },
  cruiseItinerary: {
    method: 'GET',
    path: 'passengers/cruises/itinerary',
    access: 'guest',
    summary: 'The days of the party’s cruise.',
    reply: z.array(cruiseItineraryDay),
  },
  flights: {
    method: 'GET',
    path: 'passengers/flights',
    access: 'guest',
    summary: 'The party’s flights.',
    reply: z.array(flight),
  },
  passengers: {
    method: 'GET',
    path: 'passengers/passengers',
    access: 'guest',
    summary: 'The guests of the party, the lead passenger first.',
    reply: z.array(passenger),
  },
  schedules: {
    method: 'GET',
    path: 'itinerary/schedules',
    access: 'public',
    summary: 'The days of the voyage.',
    reply: z.array(schedule),
  },
  schedule: {
    method: 'GET',
    path: 'itinerary/schedules/{id}',
    access: 'public',
    summary: 'One day of the voyage.',
    reply: schedule,
  },
});
