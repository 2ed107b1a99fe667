import type { Sql } from '#hub/shared/database/sql.ts';
import type { Pack } from '#packs/pack.schema.ts';

/** The deployment and its device groups; a group that left the pack stays while devices belong to it. */
export async function seedDevice(sql: Sql, { operator: { deviceGroups, ...operator } }: Pack): Promise<void> {
  await sql`
    insert into deployment (operator) values (${sql.json(operator as never)})
    on conflict (only_row) do update set operator = excluded.operator`;
  for (const [position, group] of deviceGroups.entries()) {
    await sql`
      insert into device_groups (name, device_type, position, config)
      values (${group.id}, ${group.deviceType}, ${position}, ${sql.json(group as never)})
      on conflict (name) do update
        set device_type = excluded.device_type, position = excluded.position, config = excluded.config`;
  }
  await sql`
    delete from device_groups g where name <> all(${deviceGroups.map((group) => group.id)})
      and not exists (select 1 from devices where device_group = g.name)
      and not exists (select 1 from device_enrolments where device_group = g.name)`;
}
