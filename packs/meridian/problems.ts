import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { PROBLEM_CATEGORIES } from '#packs/shared/problems.ts';

/** What can go wrong in a cabin, and what guests of the demo reported so far. */
export const problems: PackSource['problems'] = {
  categories: PROBLEM_CATEGORIES,
  reports: [
    {
      id: 'problem-lamp',
      guest: 'guest-10001',
      category: 'light',
      description: 'The reading lamp on the window side flickers.',
      status: 'Resolved',
      solution: say(
        'The electrician has replaced the lamp. Sleep well!',
        'Der Bordelektriker hat die Lampe ausgetauscht. Schlafen Sie gut!',
        'L’électricien a remplacé la lampe. Bonne nuit !',
      ),
      day: 2,
      time: '21:10',
    },
    {
      id: 'problem-safe',
      guest: 'guest-10001',
      category: 'door',
      description: 'The safe does not take my code.',
      status: 'InvestigationRequired',
      day: 5,
      time: '17:45',
    },
    {
      id: 'problem-shower',
      guest: 'guest-10001',
      category: 'bathroom',
      description: 'The shower drains slowly.',
      status: 'InProgress',
      day: 6,
      time: '08:20',
    },
  ],
};
