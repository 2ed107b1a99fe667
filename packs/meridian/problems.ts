import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

/** What can go wrong in a cabin, and what guests of the demo reported so far. */
export const problems: PackSource['problems'] = {
  categories: [
    { id: 'air', name: say('Air conditioning', 'Klimaanlage', 'Climatisation') },
    { id: 'bathroom', name: say('Bathroom', 'Badezimmer', 'Salle de bains') },
    { id: 'light', name: say('Light and power', 'Licht und Strom', 'Lumière et électricité') },
    { id: 'tv', name: say('TV and Wi-Fi', 'Fernseher und WLAN', 'Télévision et Wi-Fi') },
    { id: 'door', name: say('Door and safe', 'Tür und Safe', 'Porte et coffre-fort') },
    { id: 'noise', name: say('Noise', 'Lärm', 'Bruit') },
    { id: 'other', name: say('Something else', 'Etwas anderes', 'Autre chose') },
  ],
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
