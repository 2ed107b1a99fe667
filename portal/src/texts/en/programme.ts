export const programme = {
  programme_title: 'Daily programme',
  programme_scheduled_title: 'Today on board',
  programme_choose_day: 'Choose a day',
  wherewhen_title: 'Where and when',
  timetable_title: 'Timetable',
  no_whereandwhen: 'There is no information available.',
} as const;
