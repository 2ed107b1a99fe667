import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { days } from './days.ts';
import { ports } from './ports.ts';
import { waypoints } from './waypoints.ts';

export const voyage: PackSource['voyage'] = {
  id: 'atlantic-to-adriatic',
  name: say('From the Tagus to the Lagoon', 'Vom Tejo zur Lagune', 'Du Tage à la Lagune'),
  ship: { id: 'meridian-star', name: 'Meridian Star', code: 'MS' },
  todayIsDay: 7,
  startsByItself: true,
  ports,
  days: days.map((day) => ({
    ...day,
    waypoints: waypoints[day.id] ?? [],
    ...(day.port && { pdfs: [portSheet(day.port)] }),
  })),
};

function portSheet(port: string) {
  return {
    id: `port-sheet-${port}`,
    name: 'Meridian Star Info.pdf',
    description: say('A day ashore', 'Ein Tag an Land', 'Une journée à terre'),
    document: 'port',
  };
}
