import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { UNITS } from '#contract/areas/weather.ts';
import { LOG_LEVELS } from '#hub/shared/log.ts';

const PMS_TYPES = ['Retina', 'HotelSystem', 'CabinSystem', 'Passenger'] as const;

const list = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .prefault('');
const url = z.url({ protocol: /^(https?|wss?)$/, error: 'must be an address such as http://localhost:8090' });
const origins = list.pipe(z.array(url.transform((text) => new URL(text).origin)));

function whole(from: number, to?: number) {
  const error = `must be a number ${to === undefined ? `of at least ${from}` : `from ${from} to ${to}`}`;
  const number = z.coerce.number({ error: 'must be a number' }).int({ error }).min(from, { error });
  return to === undefined ? number : number.max(to, { error });
}

/** Also what the driver will decode, name and password. */
function isDatabaseAddress(text: string): boolean {
  try {
    return Boolean(decodeURIComponent(new URL(text).href));
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/');
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}

function isPositionSource(text: string): boolean {
  return text === 'simulated' || (/^nmea-(udp|tcp):\/\/[^/?#@]+:\d+$/.test(text) && URL.canParse(text));
}

/** Every setting of the hub, by the name of its environment variable. Documented in docs/operations.md. */
const environment = z.object({
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: whole(0, 65_535).default(8080),
  GANGWAY_DATA: z.string().min(1).default('.gangway'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://' })
    .refine(isDatabaseAddress, { error: 'must be an address such as postgres://user:password@host:5432/database' })
    .optional(),
  DATABASE_CONNECTIONS: whole(2, 200).default(12),
  SERVICE_KEY: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  PREVIEW_TOKEN: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://portal.ship.example' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  PORTAL_ORIGINS: origins,
  PARTNER_ORIGINS: origins,
  TRUSTED_PROXIES: list.pipe(
    z.array(z.string().refine(isNetwork, { error: 'must be network addresses such as 10.0.0.0/8' })),
  ),
  SHIP_TIME_ZONE: z.string().refine(isTimeZone, { error: 'must be a time zone such as Europe/Athens' }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  PACK: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'must be the name of a folder below packs/' })
    .default('meridian'),
  VOYAGE: z.enum(['auto', 'manual'], { error: 'must be auto or manual' }).optional(),
  PMS_TYPE: z.enum(PMS_TYPES, { error: `must be one of ${PMS_TYPES.join(', ')}` }).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().default('Gangway <portal@gangway.example>'),
  SANDBOX_URL: url.optional(),
  VIDEO_LOGIN: z.string().optional(),
  VIDEO_PASSWORD: z.string().optional(),
  SEANET_USERNAME: z.string().optional(),
  SEANET_PASSWORD: z.string().optional(),
  MARKETPLACE_URL: url.optional(),
  MARKETPLACE_TIMEOUT_MS: whole(100, 14_000).default(6_000),
  MARKETPLACE_COUNTRIES: list.pipe(
    z.array(
      z
        .string()
        .regex(/^[a-z]{2}$/i, { error: 'must be ISO codes such as IT,ES,FR' })
        .toUpperCase(),
    ),
  ),
  SLOT_PERSONS: z.enum(['party', 'bounds'], { error: 'must be party or bounds' }).default('party'),
  WEATHER_URL: url.optional(),
  WEATHER_KEY: z.string().optional(),
  WEATHER_UNIT: z.enum(UNITS, { error: `must be one of ${UNITS.join(', ')}` }).optional(),
  GPS: z
    .string()
    .refine(isPositionSource, { error: 'must be simulated, nmea-udp://host:port or nmea-tcp://host:port' })
    .default('simulated'),
  PHOTO_WORKERS: whole(0, 16).default(1),
  PICTURES_AHEAD: whole(0, 1).default(1),
  FACE_DISTANCE: z.coerce
    .number({ error: 'must be a number' })
    .min(0.1, { error: 'must be a number from 0.1 to 1' })
    .max(1, { error: 'must be a number from 0.1 to 1' })
    .default(0.5), // BD52
  LOGIN_FAILURES_PER_ADDRESS: whole(5).default(30),
  REQUESTS_PER_MINUTE: whole(0).default(12_000),
});

export type Settings = ReturnType<typeof readSettings>;

export class SettingsError extends Error {}

/** Reads and checks the environment; a wrong value is one sentence that names the variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SettingsError(`The setting ${issue?.path[0]?.toString()} ${issue?.message ?? 'is not valid'}.`);
  }
  const s = result.data;
  return {
    host: s.HOST,
    port: s.PORT,
    dataFolder: resolve(s.GANGWAY_DATA),
    databaseUrl: s.DATABASE_URL,
    databaseConnections: s.DATABASE_CONNECTIONS,
    serviceKey: s.SERVICE_KEY,
    previewToken: s.PREVIEW_TOKEN,
    publicUrl: s.PUBLIC_URL,
    portalOrigins: s.PORTAL_ORIGINS,
    partnerOrigins: s.PARTNER_ORIGINS,
    trustedProxies: s.TRUSTED_PROXIES,
    shipTimeZone: s.SHIP_TIME_ZONE,
    logLevel: s.LOG_LEVEL,
    pack: s.PACK,
    voyage: s.VOYAGE,
    pmsType: s.PMS_TYPE,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    sandboxUrl: s.SANDBOX_URL,
    videoLogin: s.VIDEO_LOGIN,
    videoPassword: s.VIDEO_PASSWORD,
    seanetUsername: s.SEANET_USERNAME,
    seanetPassword: s.SEANET_PASSWORD,
    marketplaceUrl: s.MARKETPLACE_URL,
    marketplaceTimeoutMs: s.MARKETPLACE_TIMEOUT_MS,
    marketplaceCountries: s.MARKETPLACE_COUNTRIES,
    slotPersons: s.SLOT_PERSONS,
    weatherUrl: s.WEATHER_URL,
    weatherKey: s.WEATHER_KEY,
    weatherUnit: s.WEATHER_UNIT,
    gps: s.GPS,
    photoWorkers: s.PHOTO_WORKERS,
    picturesAhead: s.PICTURES_AHEAD === 1,
    faceDistance: s.FACE_DISTANCE,
    loginFailuresPerAddress: s.LOGIN_FAILURES_PER_ADDRESS,
    requestsPerMinute: s.REQUESTS_PER_MINUTE,
  };
}
