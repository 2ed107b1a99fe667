import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { days } from './days.ts';
import { ports } from './ports.ts';

export const voyage: PackSource['voyage'] = {
  id: 'atlantic-to-adriatic',
  name: say('From the Tagus to the Lagoon', 'Vom Tejo zur Lagune', 'Du Tage à la Lagune'),
  ship: { id: 'meridian-star', name: 'Meridian Star', code: 'MS' },
  todayIsDay: 7,
  ports,
  days,
};
