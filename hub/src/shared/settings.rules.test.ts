import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('have a default each', () => {
    expect(readSettings({})).toMatchObject({ port: 8080, host: '0.0.0.0', pack: 'meridian', logLevel: 'info' });
    expect(readSettings({}).dataFolder).toMatch(/\.gangway$/);
    expect(readSettings({ PORT: '' }).port).toBe(8080);
  });

  it('are read from the environment', () => {
    const settings = readSettings({
      PORT: '9000',
      PORTAL_ORIGINS: 'https://app.ship.example/, http://localhost:5173',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      DATABASE_URL: 'postgres://hub@db/gangway',
      SHIP_TIME_ZONE: 'Europe/Athens',
      PUBLIC_URL: 'https://portal.ship.example/',
    });
    expect(settings).toMatchObject({
      port: 9000,
      portalOrigins: ['https://app.ship.example', 'http://localhost:5173'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      databaseUrl: 'postgres://hub@db/gangway',
      shipTimeZone: 'Europe/Athens',
      publicUrl: 'https://portal.ship.example',
    });
  });

  it.each([
    [{ PORT: 'x' }, 'The setting PORT must be a number.'],
    [{ PORT: '70000' }, 'The setting PORT must be a number from 0 to 65535.'],
    [{ PORT: '-5' }, 'The setting PORT must be a number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'The setting PORT must be a number from 0 to 65535.'],
    [{ DATABASE_CONNECTIONS: '1' }, 'The setting DATABASE_CONNECTIONS must be a number from 2 to 200.'],
    [{ DATABASE_CONNECTIONS: 'many' }, 'The setting DATABASE_CONNECTIONS must be a number.'],
    [{ REQUESTS_PER_MINUTE: '-1' }, 'The setting REQUESTS_PER_MINUTE must be a number of at least 0.'],
    [{ SERVICE_KEY: 'abc' }, 'The setting SERVICE_KEY must have at least 16 characters.'],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must begin with postgres://.'],
    [{ SERVICE_KEY: 'short' }, 'The setting SERVICE_KEY must have at least 16 characters.'],
    [{ SHIP_TIME_ZONE: 'Mars/Base' }, 'The setting SHIP_TIME_ZONE must be a time zone such as Europe/Athens.'],
    [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL must be one of debug, info, warn, error, silent.'],
    [{ PORTAL_ORIGINS: 'nonsense' }, 'The setting PORTAL_ORIGINS must be an address such as http://localhost:8090.'],
    [{ TRUSTED_PROXIES: 'everybody' }, 'The setting TRUSTED_PROXIES must be network addresses such as 10.0.0.0/8.'],
    [{ PUBLIC_URL: 'ftp://x' }, 'The setting PUBLIC_URL must be an address such as https://portal.ship.example.'],
    [{ PACK: '../x' }, 'The setting PACK must be the name of a folder below packs/.'],
    [{ SMTP_URL: 'x' }, 'The setting SMTP_URL must begin with smtp:// or smtps://.'],
    [{ PMS_TYPE: 'Fax' }, /^The setting PMS_TYPE .*Retina.*\.$/],
  ])('refuse %j in one sentence that names the variable', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });

  it.each(['postgres://hub:x@ship:port/a', 'postgres://hub:%zz@ship/a', 'postgres://a b/c'])(
    'refuse the database address %s',
    (address) => {
      expect(() => readSettings({ DATABASE_URL: address })).toThrow(
        'The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
      );
    },
  );

  it.each(['nonsense', 'https://', 'javascript:alert(1)', 'https://video.example, nonsense'])(
    'refuse %s as an origin of partners',
    (origins) => {
      expect(() => readSettings({ PARTNER_ORIGINS: origins })).toThrow(
        'The setting PARTNER_ORIGINS must be an address such as http://localhost:8090.',
      );
    },
  );
});
