import type { weather as english } from '#portal/texts/en/weather.ts';

export const weather: Record<keyof typeof english, string> = {
  weather_title: 'Wetter',
  weather_today: 'Wetter heute',
  'weather-not-available': 'Wetter nicht verfügbar',
  'weather-at-sea': 'Wir sind heute auf See',
  weather_unavailable: 'Das Wetter für diesen Hafen ist nicht verfügbar',
  weather_feels_like: 'Gefühlt',
  weather_wind: 'Wind',
  weather_humidity: 'Luftfeuchte',
  weather_n: 'N',
  weather_ne: 'NO',
  weather_e: 'O',
  weather_se: 'SO',
  weather_s: 'S',
  weather_sw: 'SW',
  weather_w: 'W',
  weather_nw: 'NW',
};
