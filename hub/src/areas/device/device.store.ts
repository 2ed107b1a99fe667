import type { deviceRoutes } from '#contract/areas/device.ts';
import type { BodyOf, ReplyOf } from '#contract/route.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { CallingDevice } from '#hub/shared/http/implement.ts';
import type { DeviceGroup, Operator } from '#packs/schema/operator.ts';

/** What the deployment says of all devices; the groups stand in rows of their own. */
export type Deployment = Omit<Operator, 'deviceGroups'>;

export type DeviceReport = BodyOf<typeof deviceRoutes.report>;
export type ListedDevice = ReplyOf<typeof deviceRoutes.list>[number];

export function deviceStore(sql: Sql) {
  return {
    async deployment(): Promise<Deployment | undefined> {
      const [row] = await sql<{ operator: Deployment }[]>`select operator from deployment`;
      return row?.operator;
    },

    async group(name: string): Promise<DeviceGroup | undefined> {
      const [row] = await sql<{ config: DeviceGroup }[]>`select config from device_groups where name = ${name}`;
      return row?.config;
    },

    /** AD1: who is not registered belongs to the first group of type App. */
    async defaultGroup(): Promise<string | undefined> {
      const [row] = await sql<{ name: string }[]>`
        select name from device_groups where device_type = 'App' order by position limit 1`;
      return row?.name;
    },

    async deviceByCookie(hash: Buffer): Promise<CallingDevice | undefined> {
      const [row] = await sql<CallingDevice[]>`
        select d.id, g.name as "group", g.device_type as "type"
        from devices d join device_groups g on g.name = d.device_group where d.cookie_hash = ${hash}`;
      return row;
    },

    async deviceByAddress(address: string): Promise<CallingDevice | undefined> {
      const [row] = await sql<CallingDevice[]>`
        select d.id, g.name as "group", g.device_type as "type"
        from devices d join device_groups g on g.name = d.device_group where d.address = ${address}::inet`;
      return row;
    },

    async addDevice(device: { id: string; group: string; label: string | null; cookieHash: Buffer; at: Date }) {
      await sql`
        insert into devices (id, device_group, label, cookie_hash, created_at)
        values (${device.id}, ${device.group}, ${device.label}, ${device.cookieHash}, ${device.at})`;
    },

    async addAddress(device: { id: string; group: string; address: string; label: string | null; at: Date }) {
      await sql`
        insert into devices (id, device_group, label, address, created_at)
        values (${device.id}, ${device.group}, ${device.label}, ${device.address}::inet, ${device.at})
        on conflict (address) do update set device_group = excluded.device_group, label = excluded.label`;
    },

    async addEnrolment(enrolment: { tokenHash: Buffer; group: string; label: string | null; expiresAt: Date }) {
      await sql`
        insert into device_enrolments (token_hash, device_group, label, expires_at)
        values (${enrolment.tokenHash}, ${enrolment.group}, ${enrolment.label}, ${enrolment.expiresAt})`;
    },

    async placeOf(id: string): Promise<string | undefined> {
      const [row] = await sql<{ place: string | null }[]>`select place from devices where id = ${id}`;
      return row?.place ?? undefined;
    },

    async report(id: string, { page, version, error }: DeviceReport, at: Date): Promise<void> {
      await sql`
        update devices set seen_at = ${at}, page = ${page}, version = coalesce(${version ?? null}, version),
          error = coalesce(${error ?? null}, error),
          error_at = case when ${error ?? null}::text is null then error_at else ${at} end
        where id = ${id}`;
    },

    async list(): Promise<ListedDevice[]> {
      const rows = await sql<
        (Omit<ListedDevice, 'seenAt' | 'errorAt'> & { seenAt: Date | null; errorAt: Date | null })[]
      >`
        select id, label, device_group as "group", seen_at as "seenAt", page, version, error, error_at as "errorAt"
        from devices order by device_group, label nulls last, id`;
      return rows.map((row) => ({
        ...row,
        seenAt: row.seenAt?.toISOString() ?? null,
        errorAt: row.errorAt?.toISOString() ?? null,
      }));
    },

    async labelOf(id: string): Promise<string | undefined> {
      const [row] = await sql<{ label: string | null }[]>`select label from devices where id = ${id}`;
      return row?.label ?? undefined;
    },

    async setPlace(label: string, place: string | null): Promise<boolean> {
      const rows = await sql`update devices set place = ${place} where label = ${label} returning id`;
      return rows.length > 0;
    },

    /** Takes the enrolment out: of two calls with the same token one gets it. */
    async takeEnrolment(tokenHash: Buffer, now: Date) {
      const [row] = await sql<{ group: string; label: string | null }[]>`
        with taken as (delete from device_enrolments where token_hash = ${tokenHash} returning *)
        select device_group as "group", label from taken where expires_at > ${now}`;
      return row;
    },
  };
}
export type DeviceStore = ReturnType<typeof deviceStore>;
