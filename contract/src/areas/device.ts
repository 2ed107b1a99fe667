import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

export const moduleRow = z.object({
  id: z.string(),
  label: localText,
  url: z.string().optional(),
  externalUrl: z.string().optional(),
  /** An addition: the picture of the module's tile, by reference. */
  image: z.string().optional(),
  /** An addition: the heading under which the dashboard puts it; modules without one stand in one list. */
  group: localText.optional(),
});
export type Module = z.infer<typeof moduleRow>;

export const uiSettings = z.object({
  theme: z.string().optional(),
  appExcursionVariables: z.string().optional(),
  hideSparkThumbnails: z.boolean().optional(),
  enableRemoteReload: z.boolean().optional(),
  showPdfsOnKiosk: z.boolean().optional(),
  showPastEvents: z.boolean().optional(),
  appLoginByName: z.boolean().optional(),
  shipId: z.string().optional(),
  itineraryExcursionLinkPath: z.string().optional(),
  sparkUrl: z.string().optional(),
  sparkApiToken: z.string().optional(),
  sparkPropertyId: z.string().optional(),
  /** B239: the source and the market that marketplace calls name. */
  marketplaceSource: z.string().optional(),
  marketplaceMarket: z.string().optional(),
  /** ISO 4217: in what offers of third parties are priced, whatever the guest's language; without it by A69-A72. */
  marketplaceCurrency: z.string().optional(),
  /** An addition: how near the map of the tracker starts where the journey is too small for zoom 4, as on a river. */
  trackerZoom: z.number().optional(),
  /** Tiles with the names of the map alone: they stand above the vessel, which would hide the port that it lies in. */
  trackerNamesUrl: z.string().optional(),
});
export type UiSettings = z.infer<typeof uiSettings>;

/** Flags that the client has by itself and that the hub may set stronger. */
export const featureFlags = z.object({
  photoMatchEnabled: z.boolean().optional(),
  groupBookingsByStatus: z.boolean().optional(),
  hideExcursionFilters: z.boolean().optional(),
  usePoiLabelForNotes: z.boolean().optional(),
  loginRequired: z.boolean().optional(),
  allowBookingWhenBlocked: z.boolean().optional(),
});
export type FeatureFlags = z.infer<typeof featureFlags>;

export const videoConfiguration = z.object({
  url: z.string(),
  appIdentifier: z.string().optional(),
  apiVersion: z.number().optional(),
  paymentEnabled: z.boolean().optional(),
  isDemoSystem: z.boolean().optional(),
  useWithCredentials: z.boolean().optional(),
  login: z.string().optional(),
  password: z.string().optional(),
});
export type VideoConfiguration = z.infer<typeof videoConfiguration>;

/** The second video provider: where its catalogue is, where its streams are (CD22), and who the portal is there (CD21). */
export const seanetConfiguration = z.object({
  url: z.string(),
  videoUrl: z.string().optional(),
  /** An addition: the widths in pixels in which covers can be had, as `?width=`; without it there is one. */
  coverWidths: z.array(z.number().int().positive()).optional(),
  username: z.string().optional(),
  password: z.string().optional(),
});
export type SeanetConfiguration = z.infer<typeof seanetConfiguration>;

export const pmsConfiguration = z.object({
  pms: z.string().optional(),
  pinLoginEnabled: z.boolean().optional(),
  reLoginUrl: z.string().optional(),
});
export type PmsConfiguration = z.infer<typeof pmsConfiguration>;

export const deviceConfig = featureFlags.extend({
  hub: z.object({
    hubType: z.string().optional(),
    layoutTheme: z.string().optional(),
    currency: z.string().optional(),
    osmServiceUrl: z.string().optional(),
    signageHostname: z.string().optional(),
    uiSettings: uiSettings.optional(),
    deviceType: z.string().optional(),
    enableWayfinder: z.boolean().optional(),
  }),
  deviceGroup: z.object({
    deviceType: z.string().optional(),
    settings: z.object({ maxIdleTime: z.number().optional() }).optional(),
    deviceProfile: z
      .object({
        id: z.string().optional(),
        label: localText.optional(),
        languages: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
        modules: z.array(moduleRow).optional(),
        enableClock: z.boolean().optional(),
        enableWayfinder: z.boolean().optional(),
        enableDisabilityMode: z.boolean().optional(),
      })
      .optional(),
  }),
  authentication: z.object({ type: z.string().optional() }).optional(),
  defaultImageId: z.string().optional(),
  videoConfiguration: videoConfiguration.optional(),
  seanetConfiguration: seanetConfiguration.optional(),
  pmsConfiguration: pmsConfiguration.optional(),
  shipTimeZone: z.string().optional(),
  serverTime: z.string().optional(),
  gamesUrl: z.string().optional(),
  osmUrl: z.string().optional(),
  /** An addition: the extensions that the hub offers, by the names of `extensions.ts`. */
  extensions: z.array(z.string()).optional(),
  /** An addition: changes with the hub's pictures, for the `version` of their addresses. */
  picturesVersion: z.string().optional(),
  /** An addition (BD24): the address of the privacy policy PDF; the link is left out when none is set. */
  privacyPolicyUrl: z.string().optional(),
});
export type DeviceConfig = z.infer<typeof deviceConfig>;

export const deviceRoutes = defineRoutes({
  config: {
    method: 'GET',
    path: 'devices/config',
    access: 'public',
    summary: 'The configuration of the device that asks.',
    reply: deviceConfig,
  },
  pageView: {
    method: 'GET',
    path: 'metrics/userhistory/{page}',
    wildcard: true,
    access: 'public',
    summary: 'Records that a page was opened or an external link followed.',
    kind: 'empty',
  },
  enrol: {
    method: 'GET',
    path: 'devices/enrol/{token}',
    access: 'public',
    summary:
      'One-time address that an operator opens on a kiosk or screen: sets the device cookie, then goes to the portal.',
    kind: 'bytes',
    usedUp: true,
  },
  report: {
    method: 'POST',
    path: 'devices/report',
    access: 'public',
    summary: 'A kiosk or screen says what it shows and what went wrong last; of other devices nothing is kept.',
    body: z.object({
      page: z.string().max(500),
      version: z.string().max(200).optional(),
      error: z.string().max(500).optional(),
    }),
    kind: 'empty',
  },
  list: {
    method: 'GET',
    path: 'ops/devices',
    access: 'ops',
    summary: 'Every registered device with its last contact, page, version and error.',
    reply: z.array(
      z.object({
        id: z.string(),
        label: z.string().nullable(),
        group: z.string(),
        seenAt: z.string().nullable(),
        page: z.string().nullable(),
        version: z.string().nullable(),
        error: z.string().nullable(),
        errorAt: z.string().nullable(),
      }),
    ),
  },
  createEnrolment: {
    method: 'POST',
    path: 'ops/devices/enrolments',
    access: 'ops',
    summary: 'Makes a one-time enrolment address for a device.',
    body: z.object({ deviceGroup: z.string().min(1), label: z.string().max(200).optional() }),
    reply: z.object({ token: z.string(), url: z.string(), expiresAt: z.string() }),
  },
  registerAddress: {
    method: 'POST',
    path: 'ops/devices/addresses',
    access: 'ops',
    summary: 'Registers a device by its network address, for devices that keep no cookie.',
    body: z.object({
      deviceGroup: z.string().min(1),
      address: z.union([z.ipv4(), z.ipv6()]),
      label: z.string().max(200).optional(),
    }),
    kind: 'empty',
  },
});
