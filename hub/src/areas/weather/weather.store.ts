import type { IsoDay } from '#contract/hub-date.ts';
import type { WeatherReading } from '#hub/partners/weather/port.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface KeptReading {
  reading: WeatherReading;
  readAt: Date;
}

export function weatherStore(sql: Sql) {
  return {
    async find(day: IsoDay, place: string): Promise<KeptReading | undefined> {
      const [row] = await sql<KeptReading[]>`
        select reading, read_at as "readAt" from weather_readings where day = ${day}::date and place = ${place}`;
      return row;
    },

    keep: (day: IsoDay, place: string, reading: WeatherReading, readAt: Date) => sql`
      insert into weather_readings (day, place, reading, read_at)
      values (${day}::date, ${place}, ${sql.json(reading as never)}, ${readAt})
      on conflict (day, place) do update set reading = excluded.reading, read_at = excluded.read_at
      where weather_readings.read_at <= excluded.read_at`,
  };
}
