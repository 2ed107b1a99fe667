import type { Sql } from '#hub/shared/database/sql.ts';

export interface PageView {
  page: string;
  at: Date;
  deviceId: string | null;
  deviceType: string;
  sessionId: string | null;
}

export async function addPageViews(sql: Sql, views: readonly PageView[]): Promise<void> {
  if (views.length === 0) return;
  const rows = views.map(({ page, at, deviceId, deviceType, sessionId }) => ({
    page,
    at,
    device_id: deviceId,
    device_type: deviceType,
    session_id: sessionId,
  }));
  await sql`insert into page_views ${sql(rows)}`;
}
