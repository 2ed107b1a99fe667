import { z } from 'zod';

const minutes = z.number().int().min(0);
const HOUR = 60;

/** What guests may do after the sale, unless an excursion or bookable says otherwise. */
export const bookingTerms = z.strictObject({
  /** Minutes before the start until which a guest may cancel or change, by what is booked. */
  changeUntil: z
    .strictObject({
      excursion: minutes.default(24 * HOUR),
      dining: minutes.default(2 * HOUR),
      spa: minutes.default(24 * HOUR),
      activity: minutes.default(2 * HOUR),
    })
    .prefault({}),
  /**
   * Minutes for which a place that came free is held for whoever waits longest, who then says yes or no. Nothing = whoever
   * waits longest is booked at once (BD34).
   */
  offerMinutes: z.number().int().min(5).optional(),
});
export type BookingTerms = z.infer<typeof bookingTerms>;
