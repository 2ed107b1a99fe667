export const programme = {
  programme_title: 'Daily programme',
  programme_scheduled_title: 'Today on board',
  programme_today: 'Today',
  programme_tomorrow: 'Tomorrow',
  programme_choose_day: 'Choose a day',
  programme_now: 'Now',
  wherewhen_title: 'Where and when',
  timetable_title: 'Timetable',
  no_whereandwhen: 'There is no information available.',
} as const;
