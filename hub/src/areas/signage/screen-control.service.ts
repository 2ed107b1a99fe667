import { randomUUID } from 'node:crypto';
import type { LiveState, OperatorText, PlaylistEntry } from '#contract/areas/screen-control.ts';
import { deviceService } from '#hub/areas/device/device.service.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import type { CallingDevice } from '#hub/shared/http/implement.ts';
import { type PlacedAnnouncement, screenControlStore } from './screen-control.store.ts';
import { liveTopic } from './screen-control.topics.ts';

/** What is shown when nobody had the time to write. */
const GENERAL_INSTRUCTION: Required<OperatorText> = {
  en: 'Please stay calm and follow the instructions of the crew.',
  de: 'Bitte bewahren Sie Ruhe und folgen Sie den Anweisungen der Crew.',
  fr: 'Restez calmes et suivez les instructions de l’équipage.',
};

/** What every device is told; which announcements are for it depends on its group. */
interface Live extends Omit<LiveState, 'announcements'> {
  announcements: PlacedAnnouncement[];
}

const MINUTE_MS = 60_000;

export function screenControlService(hub: Hub) {
  const { sql, clock, events } = hub;
  const store = screenControlStore(sql);
  const devices = deviceService(hub);

  /** Read once for all who ask, until it changes. */
  let live: Promise<Live> | undefined;
  const forget = () => {
    live = undefined;
  };
  events.on(liveTopic, forget);
  events.onGap(forget);

  async function read(): Promise<Live> {
    const [emergency, announcements, playlist] = await Promise.all([
      store.emergency(),
      store.announcements(clock.now()),
      store.playlistVersion(),
    ]);
    return { emergency: emergency ?? null, announcements, playlist };
  }

  async function current(): Promise<Live> {
    live ??= read();
    const asked = live;
    try {
      return await asked;
    } catch (error) {
      if (live === asked) forget();
      throw error;
    }
  }

  return {
    async stateFor(group: string): Promise<string> {
      const { announcements, ...rest } = await current();
      const now = clock.now().toISOString();
      const shown = announcements
        .filter(({ places, until }) => until > now && (places.length === 0 || places.includes(group)))
        .map(({ places: _, ...one }) => one);
      return JSON.stringify({ ...rest, announcements: shown } satisfies LiveState);
    },

    async playlistFor(device: CallingDevice): Promise<PlaylistEntry[]> {
      return store.playlistOf(device.group, await devices.labelOf(device));
    },

    setPlaylist: (target: string, entries: readonly PlaylistEntry[]) =>
      events.publishWith(liveTopic, undefined, async (tx) => {
        const inside = screenControlStore(tx);
        await (entries.length === 0 ? inside.forgetPlaylist(target) : inside.setPlaylist(target, entries, false));
      }),

    announcements: () => store.announcements(clock.now()),

    async announce(one: { text: OperatorText; priority: string; places: readonly string[]; minutes: number }) {
      const until = new Date(clock.now().getTime() + one.minutes * MINUTE_MS);
      const id = await events.publishWith(liveTopic, undefined, (tx) =>
        screenControlStore(tx).announce({ ...one, until }),
      );
      return { id, until: until.toISOString() };
    },

    async endAnnouncement(id: string): Promise<void> {
      if (!/^\d{1,15}$/.test(id)) throw badRequest(`${id} is no number of an announcement.`);
      const ended = await events.publishWith(liveTopic, undefined, (tx) =>
        screenControlStore(tx).endAnnouncement(id, clock.now()),
      );
      if (!ended) throw notFound(`There is no announcement ${id}.`);
    },

    declare: (isDrill: boolean, text: OperatorText | undefined) =>
      events.publishWith(liveTopic, undefined, (tx) =>
        screenControlStore(tx).declare({
          id: randomUUID(),
          text: text ?? GENERAL_INSTRUCTION,
          isDrill,
          since: clock.now(),
        }),
      ),

    clear: () => events.publishWith(liveTopic, undefined, (tx) => screenControlStore(tx).clearEmergency()),
  };
}
