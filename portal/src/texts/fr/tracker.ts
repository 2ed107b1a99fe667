import type { tracker as english } from '#portal/texts/en/tracker.ts';

export const tracker: Record<keyof typeof english, string> = {
  tracker_title: 'Où sommes-nous ?',
  tracker_map: 'Carte de notre position',
  tracker_ship: 'Notre navire',
  tracker_aircraft: 'Notre avion',
  tracker_approximate: 'Position approximative.',
  tracker_unknown: 'Notre position est inconnue pour le moment.',
  tracker_interrupted: 'Le suivi en direct est interrompu. Voici la dernière position connue.',
  tracker_auto_centre: 'Garder notre position au centre',
  tracker_show_weather: 'Afficher la météo sur la carte',
  tracker_weather: 'Météo à notre position',
  tracker_position: 'Position',
  tracker_heading: 'Cap',
  tracker_course: 'Route',
  tracker_time: 'Relevée à',
  tracker_zoom_in: 'Agrandir',
  tracker_zoom_out: 'Réduire',
};
