import type { Transaction } from '#hub/shared/database/sql.ts';
import { announceIn } from '#hub/shared/event-bus.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { screenControlStore } from './screen-control.store.ts';
import { liveTopic } from './screen-control.topics.ts';

/** The pack's playlists; what operators wrote stands beside them and wins. */
export async function seedSignage(sql: Transaction, { operator }: Pack): Promise<void> {
  const store = screenControlStore(sql);
  const groups = operator.deviceGroups.filter(({ playlist }) => playlist.length > 0);
  for (const { id, playlist } of groups) await store.setPlaylist(id, playlist, true);
  await store.forgetPackPlaylistsBut(groups.map(({ id }) => id));
  await announceIn(sql, liveTopic, undefined);
}
