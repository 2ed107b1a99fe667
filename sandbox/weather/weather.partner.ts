import { json, type Partner, type PartnerCall, type PartnerReply } from '#sandbox/partner.ts';
import { skyAt } from './sky.ts';

const STEP_MS = 3 * 3_600_000;
/** Five days in steps of three hours. */
const STEPS = 40;

interface Town {
  openWeatherCityName?: string;
  latitude: number;
  longitude: number;
}

interface WeatherOptions {
  /** Places that may be asked for by name. */
  ports: readonly Town[];
  now?: () => Date;
}

/** A weather service in the manner of OpenWeather 2.5; any key will do, but there must be one. */
export function weather({ ports, now = () => new Date() }: WeatherOptions): Partner {
  function placeOf({ query }: PartnerCall): { latitude: number; longitude: number } | undefined {
    const name = query.get('q')?.split(',', 1)[0]?.trim().toLowerCase();
    if (name) return ports.find((port) => port.openWeatherCityName?.toLowerCase() === name);
    const [latitude, longitude] = [Number(query.get('lat') || Number.NaN), Number(query.get('lon') || Number.NaN)];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
  }

  return {
    name: 'weather',
    title: 'Weather service (in the manner of OpenWeather)',
    answer(call): PartnerReply | undefined {
      if (call.method !== 'GET' || !/^data\/2\.5\/(weather|forecast)$/.test(call.path)) return undefined;
      if (!call.query.get('appid')) return json({ cod: 401, message: 'Invalid API key.' }, 401);
      const place = placeOf(call);
      if (!place) return json({ cod: '404', message: 'city not found' }, 404);
      const at = (moment: Date) => entry(moment, place.latitude, place.longitude);
      if (call.path.endsWith('weather')) return json({ ...at(now()), cod: 200 });
      const first = Math.ceil(now().getTime() / STEP_MS) * STEP_MS;
      const list = Array.from({ length: STEPS }, (_, step) => at(new Date(first + step * STEP_MS)));
      return json({ cod: '200', cnt: list.length, list });
    },
  };
}

function entry(moment: Date, latitude: number, longitude: number) {
  const { id, icon, description, celsius, humidity, windFrom, metresPerSecond } = skyAt(moment, latitude, longitude);
  return {
    dt: Math.floor(moment.getTime() / 1000),
    coord: { lat: latitude, lon: longitude },
    weather: [{ id, main: description, description, icon }],
    main: { temp: celsius, feels_like: celsius, humidity },
    wind: { speed: metresPerSecond, deg: windFrom },
  };
}
