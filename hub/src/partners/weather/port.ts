// Weather in our words, metric; the hub's unit is a matter of telling it.
import type { IsoDay } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';

export interface WeatherReading {
  synopsis: LocalText;
  /** OpenWeather's names: 01d, 10n. */
  icon: string;
  celsius: number;
  feltCelsius: number;
  /** Per cent. */
  humidity: number;
  /** Degrees that it blows from. */
  windFrom: number;
  metresPerSecond: number;
}

export interface WeatherPlace {
  latitude: number;
  longitude: number | undefined;
  /** What the weather service calls it, where it has a name. */
  city?: string;
}

export interface Weather {
  /** Answers come over the network: they are kept, and may fail. */
  readonly isRemote: boolean;
  /** The weather of a day; nothing for a day that nobody can speak of. Throws when the service cannot be asked. */
  ofDay(day: IsoDay, place: WeatherPlace, today: IsoDay): Promise<WeatherReading | undefined>;
}
