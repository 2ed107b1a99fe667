import type { tracker as english } from '#portal/texts/en/tracker.ts';

export const tracker: Record<keyof typeof english, string> = {
  tracker_title: 'Wo wir sind',
  tracker_map: 'Karte mit unserer Position',
  tracker_ship: 'Unser Schiff',
  tracker_aircraft: 'Unser Flugzeug',
  tracker_approximate: 'Ungefähre Position.',
  tracker_unknown: 'Unsere Position ist gerade nicht bekannt.',
  tracker_interrupted: 'Die Verbindung ist unterbrochen. Sie sehen die letzte bekannte Position.',
  tracker_auto_centre: 'Unsere Position in der Mitte halten',
  tracker_show_weather: 'Wetter auf der Karte zeigen',
  tracker_weather: 'Wetter an unserer Position',
  tracker_position: 'Position',
  tracker_heading: 'Steuerkurs',
  tracker_course: 'Kurs',
  tracker_time: 'Stand',
  tracker_zoom_in: 'Vergrößern',
  tracker_zoom_out: 'Verkleinern',
};
