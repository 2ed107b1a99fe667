import { type PlaylistEntry, screenControlRoutes } from '#contract/areas/screen-control.ts';
import { textOf } from '#contract/text.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { chosen, type OpsCommands, wholeNumber } from './ops-command.ts';

const inThreeLanguages = ([en = '', de, fr]: readonly string[]) => ({ en, de, fr });

export const screenControlCommands: OpsCommands = {
  playlist: {
    usage: '<device group or device> <entries, or none>',
    summary: "writes what its screens show: '/ 20; /weather 15 08:00-18:00 days 1-3'; none leaves it to the pack",
    async run(call, [target = '', typed = '']) {
      const entries = typed === 'none' ? [] : typed.split(';').map(playlistEntry);
      await call(screenControlRoutes.setPlaylist, { body: { target, entries } });
      return entries.length === 0 ? `${target} shows what the pack says.` : `${target} shows ${entries.length} pages.`;
    },
  },
  announce: {
    usage: '<normal|urgent> <minutes> <device groups with commas, or all> <English text> [German text] [French text]',
    summary: 'announces something on phones, kiosks and screens',
    async run(call, [priority = '', minutes = '', places = '', ...texts]) {
      const { id, until } = await call(screenControlRoutes.announce, {
        body: {
          priority: chosen(priority, ['normal', 'urgent']),
          minutes: wholeNumber(minutes),
          places: places === 'all' ? [] : places.split(','),
          text: inThreeLanguages(texts),
        },
      });
      return `Announcement ${id} until ${until}.`;
    },
  },
  announcements: {
    usage: '',
    summary: 'lists what is announced now',
    async run(call) {
      const shown = await call(screenControlRoutes.announcements);
      const lines = shown.map(
        ({ id, priority, until, places, text }) =>
          `${id}  ${priority}  until ${until}  ${places.join(',') || 'everywhere'}  ${textOf(text, 'en')}`,
      );
      return lines.join('\n') || 'Nothing is announced.';
    },
  },
  'end-announcement': {
    usage: '<number>',
    summary: 'takes an announcement away',
    async run(call, [id = '']) {
      await call(screenControlRoutes.endAnnouncement, { params: { id } });
      return `Announcement ${id} has ended.`;
    },
  },
  emergency: {
    usage: '<real|drill|clear> [English text] [German text] [French text]',
    summary: 'takes over every screen, kiosk and open phone, until it is cleared',
    async run(call, [what = '', ...texts]) {
      const kind = chosen(what, ['real', 'drill', 'clear']);
      if (kind === 'clear') {
        await call(screenControlRoutes.clearEmergency);
        return 'The emergency has ended.';
      }
      const text = texts.length > 0 ? inThreeLanguages(texts) : undefined;
      await call(screenControlRoutes.emergency, { body: { isDrill: kind === 'drill', text } });
      return `${kind === 'drill' ? 'The drill' : 'The emergency'} is shown on every device. End it: emergency clear`;
    },
  },
};

/** `/weather 15 08:00-18:00 days 1-3` */
function playlistEntry(typed: string): PlaylistEntry {
  const read = /^\s*(\/\S*)\s+(\d+)(?:\s+(\d\d:\d\d)-(\d\d:\d\d))?(?:\s+days\s+(\d+)(?:-(\d+))?)?\s*$/.exec(typed);
  if (!read) throw new PlainError(`${typed.trim()} is no entry: write /weather 15 08:00-18:00 days 1-3`);
  const [, path = '', seconds, from, to, first, last = first] = read;
  const days = first && Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
  return { path, seconds: Number(seconds), from, to, days: days || undefined };
}
