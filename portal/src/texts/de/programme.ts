import type { programme as english } from '#portal/texts/en/programme.ts';

export const programme: Record<keyof typeof english, string> = {
  programme_title: 'Tagesprogramm',
  programme_scheduled_title: 'Heute an Bord',
  programme_choose_day: 'Tag wählen',
  wherewhen_title: 'Wo und wann',
  timetable_title: 'Zeitplan',
  no_whereandwhen: 'Es liegen keine Informationen vor.',
};
