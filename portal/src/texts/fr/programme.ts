import type { programme as english } from '#portal/texts/en/programme.ts';

export const programme: Record<keyof typeof english, string> = {
  programme_title: 'Programme du jour',
  programme_scheduled_title: 'Aujourd’hui à bord',
  programme_choose_day: 'Choisir un jour',
  wherewhen_title: 'Où et quand',
  timetable_title: 'Horaires',
  no_whereandwhen: 'Aucune information n’est disponible.',
};
