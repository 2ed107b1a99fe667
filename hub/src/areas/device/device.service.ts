import { randomBytes, randomUUID } from 'node:crypto';
import type { DeviceConfig } from '#contract/areas/device.ts';
import { picturesVersion } from '#hub/areas/content/pictures-version.service.ts';
import { sessionService } from '#hub/areas/session/session.service.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, HubError, notFound } from '#hub/shared/http/hub-error.ts';
import type { CallingDevice } from '#hub/shared/http/implement.ts';
import { seenFrom } from '#hub/shared/http/seen-from.ts';
import { secretHash } from './device.register.ts';
import { type DeviceReport, deviceStore } from './device.store.ts';
import { deviceConfigOf } from './device-config.present.ts';

const ENROLMENT_LIFETIME_MS = 24 * 60 * 60_000;
const secret = () => randomBytes(32).toString('base64url');

type Needs = Pick<Hub, 'sql' | 'clock' | 'settings' | 'shipTime' | 'pms' | 'files' | 'events'>;

export function deviceService(hub: Needs) {
  const { sql, clock, settings, shipTime } = hub;
  const session = sessionService(hub);
  const store = deviceStore(sql);
  const versionOfPictures = picturesVersion(hub);

  async function assertGroup(group: string): Promise<void> {
    if (!(await store.group(group))) throw badRequest(`There is no device group ${group}.`);
  }

  return {
    async config(device: CallingDevice, hostname: string): Promise<DeviceConfig> {
      const [deployment, group, login, pictures] = await Promise.all([
        store.deployment(),
        store.group(device.group),
        session.loginSettings(),
        versionOfPictures(),
      ]);
      return deviceConfigOf({
        deployment,
        group,
        login,
        picturesVersion: pictures,
        deviceType: device.type,
        shipTimeZone: shipTime.zone,
        now: clock.now(),
        sandboxUrl: settings.sandboxUrl && seenFrom(settings.sandboxUrl, hostname),
        videoAccount: { login: settings.videoLogin, password: settings.videoPassword },
        seanetAccount: { username: settings.seanetUsername, password: settings.seanetPassword },
      });
    },

    /** Where an operator hung it; nothing when it is where its group stands. */
    placeOf: async ({ id }: CallingDevice): Promise<string | undefined> =>
      id === null ? undefined : store.placeOf(id),

    /** Of guests' own devices nothing is kept. */
    report: async ({ id }: CallingDevice, report: DeviceReport): Promise<void> =>
      id === null ? undefined : store.report(id, report, clock.now()),

    list: () => store.list(),

    /** The name that an operator gave it. */
    labelOf: async ({ id }: CallingDevice): Promise<string | undefined> =>
      id === null ? undefined : store.labelOf(id),

    async setPlace(label: string, place: string | undefined): Promise<void> {
      if (!(await store.setPlace(label, place ?? null))) throw notFound(`There is no device ${label}.`);
    },

    async registerAddress(group: string, address: string, label: string | undefined): Promise<void> {
      await assertGroup(group);
      await store.addAddress({ id: randomUUID(), group, address, label: label ?? null, at: clock.now() });
    },

    async createEnrolment(group: string, label: string | undefined) {
      await assertGroup(group);
      const token = secret();
      const expiresAt = new Date(clock.now().getTime() + ENROLMENT_LIFETIME_MS);
      await store.addEnrolment({ tokenHash: secretHash(token), group, label: label ?? null, expiresAt });
      return { token, expiresAt };
    },

    /** The secret for the device's cookie. */
    async enrol(token: string): Promise<string> {
      const cookie = secret();
      const now = clock.now();
      await sql.begin(async (tx) => {
        const inside = deviceStore(tx);
        const enrolment = await inside.takeEnrolment(secretHash(token), now);
        if (!enrolment) throw new HubError(404, 'enrolment_unknown', 'This enrolment address was used or has expired.');
        const { group, label } = enrolment;
        await inside.addDevice({ id: randomUUID(), group, label, cookieHash: secretHash(cookie), at: now });
      });
      return cookie;
    },
  };
}
