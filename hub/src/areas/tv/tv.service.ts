import type { TvChannel } from '#contract/areas/tv.ts';
import { isoInZone } from '#contract/zone-time.ts';
import type { Hub } from '#hub/hub.ts';
import { type ProgrammeRow, tvStore } from './tv.store.ts';

const HOUR_MS = 3_600_000;
/** What the list tells ahead: enough for what is on and what comes, little enough for a phone. */
const AHEAD_MS = 24 * HOUR_MS;
const SANDBOX = '{sandbox}';

export function tvService({ sql, clock, shipTime, settings }: Pick<Hub, 'sql' | 'clock' | 'shipTime' | 'settings'>) {
  const store = tvStore(sql);
  const hourStart = () => Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS;
  const address = (given: string) =>
    given.includes(SANDBOX) ? settings.sandboxUrl && given.replace(SANDBOX, settings.sandboxUrl) : given;

  function programme({ name, description, startsAt, endsAt }: ProgrammeRow) {
    return {
      name,
      description: description ?? undefined,
      start_time: isoInZone(startsAt.getTime(), shipTime.zone),
      end_time: isoInZone(endsAt.getTime(), shipTime.zone),
    };
  }

  return {
    /** The list may be kept so long: it begins with the hour. */
    keptUntil: () => new Date(hourStart() + HOUR_MS),

    /** C137; a channel of a sandbox that is not there has no stream and is left out. */
    async channels(): Promise<{ channel: TvChannel[] }> {
      const from = hourStart();
      const [channels, programmes] = await Promise.all([
        store.channels(),
        store.programmes(new Date(from), new Date(from + HOUR_MS + AHEAD_MS)),
      ]);
      const byChannel = Map.groupBy(programmes, ({ channelId }) => channelId);
      return {
        channel: channels.flatMap(({ id, code, name, logo, stream }) => {
          const streamingUrl = address(stream);
          if (!streamingUrl) return [];
          const programs = (byChannel.get(id) ?? []).map(programme);
          return [{ id, code, name, logo: { url: address(logo) }, mediaUrl: [{ streamingUrl }], epg: { programs } }];
        }),
      };
    },
  };
}
