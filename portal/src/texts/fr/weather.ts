import type { weather as english } from '#portal/texts/en/weather.ts';

export const weather: Record<keyof typeof english, string> = {
  weather_title: 'Météo',
  weather_today: 'Météo du jour',
  'weather-not-available': 'Météo non disponible',
  'weather-at-sea': 'Nous sommes en mer aujourd’hui',
  weather_unavailable: 'La météo de ce port n’est pas disponible',
  weather_feels_like: 'Ressenti',
  weather_wind: 'Vent',
  weather_humidity: 'Humidité',
  weather_n: 'N',
  weather_ne: 'NE',
  weather_e: 'E',
  weather_se: 'SE',
  weather_s: 'S',
  weather_sw: 'SO',
  weather_w: 'O',
  weather_nw: 'NO',
};
