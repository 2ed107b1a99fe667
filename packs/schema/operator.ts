import { z } from 'zod';
import {
  featureFlags,
  pmsConfiguration,
  seanetConfiguration,
  uiSettings,
  videoConfiguration,
} from '#contract/areas/device.ts';
import { playlistEntry } from '#contract/areas/screen-control.ts';
import { bookingTerms } from './booking-terms.ts';
import { look } from './look.ts';
import { packId, packText } from './text.ts';

export const packModule = z.strictObject({
  id: packId,
  label: packText,
  /** A path of the portal. */
  url: z.string().startsWith('/').optional(),
  externalUrl: z.url().optional(),
  /** The picture of the tile. */
  image: packId,
  /** The heading under which the home page puts it. */
  group: packText.optional(),
});
export type PackModule = z.infer<typeof packModule>;

export const deviceGroup = z.strictObject({
  id: packId,
  deviceType: z.enum(['App', 'Kiosk', 'DigitalSignage']),
  /** Seconds. */
  maxIdleTime: z.number().int().min(30),
  profile: z.strictObject({
    id: packId,
    label: packText,
    enableClock: z.boolean(),
    enableWayfinder: z.boolean(),
    enableDisabilityMode: z.boolean(),
  }),
  modules: z.array(packModule),
  /** What the screens of the group show, one after the other. */
  playlist: z.array(playlistEntry).default([]),
});
export type DeviceGroup = z.infer<typeof deviceGroup>;

/** The deployment: who runs it, how it looks, which devices and systems it has. Goes to the area `device`. */
export const operator = z.strictObject({
  name: z.string(),
  hubType: z.enum(['Ship', 'River', 'Resort', 'Airline']),
  look,
  /** Symbol, as prices show it. */
  currency: z.string(),
  /** ISO 4217, for exports and partners. */
  currencyCode: z.string().length(3),
  languages: z.array(z.strictObject({ code: z.enum(['de', 'en', 'fr']), name: z.string() })).min(1),
  shipTimeZone: z.string(),
  defaultImageId: packId,
  /** BD24: the id of the PDF that is the privacy policy. */
  privacyPolicyPdf: packId,
  signagePath: z.string().startsWith('/'),
  enableWayfinder: z.boolean(),
  /** CD42: in which unit guests are told the weather, unless the hub's settings say otherwise. */
  weatherUnit: z.enum(['metric', 'imperial']).default('metric'),
  /** A17: where map tiles come from; `{sandbox}` stands for the address of the sandbox partners. */
  osmServiceUrl: z.string().optional(),
  /** `{sandbox}` in `sparkUrl` stands for the address of the sandbox partners. */
  uiSettings,
  featureFlags,
  pmsConfiguration,
  /** AD35: whether guests with a blocked account are told so unasked. */
  showBlockedMessage: z.boolean().default(true),
  /** `{sandbox}` stands for the address of the sandbox partners; login and password are settings of the hub. */
  videoConfiguration: videoConfiguration.omit({ login: true, password: true }).strict().optional(),
  /** The second video provider, `{sandbox}` as above; username and password are settings of the hub. */
  seanetConfiguration: seanetConfiguration.omit({ username: true, password: true }).strict().optional(),
  /** Whether feedback is given without a name, until an operator decides otherwise. */
  anonymousFeedback: z.boolean().default(false),
  /** CD35: whether a muster needs a visit of the station, until an operator decides otherwise. */
  musterStationVisitRequired: z.boolean().default(true),
  /** C232: where guests rate how a problem was solved. */
  problemFeedbackPath: z.string().startsWith('/').optional(),
  /** Who writes to guests; nothing = the operator's name. The signature stands at the foot of every mail. */
  mail: z.strictObject({ name: z.string().optional(), signature: packText.optional() }).optional(),
  bookingTerms: bookingTerms.prefault({}),
  /** Where the games are; `{sandbox}` as above. */
  gamesUrl: z.string().optional(),
  deviceGroups: z.array(deviceGroup).min(1),
});
export type Operator = z.infer<typeof operator>;
