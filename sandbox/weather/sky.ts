// The weather of a made-up world: warmer in summer, towards the equator and in the afternoon, and changing every few hours.

export interface Sky {
  /** OpenWeather's number of the condition. */
  id: number;
  icon: string;
  description: string;
  celsius: number;
  humidity: number;
  windFrom: number;
  metresPerSecond: number;
}

const HOUR_MS = 3_600_000;
const CHANGES_EVERY_HOURS = 6;
const YEAR_MS = 365.25 * 24 * HOUR_MS;
/** The northern summer is warmest late in July. */
const WARMEST = 0.555;

const CONDITIONS = [
  { id: 800, icon: '01', description: 'clear sky', cooler: 0, humidity: 50 },
  { id: 801, icon: '02', description: 'few clouds', cooler: 1, humidity: 56 },
  { id: 802, icon: '03', description: 'scattered clouds', cooler: 2, humidity: 62 },
  { id: 804, icon: '04', description: 'overcast clouds', cooler: 3, humidity: 70 },
  { id: 500, icon: '10', description: 'light rain', cooler: 4, humidity: 82 },
] as const;

/** Between 0 and 1, the same for the same numbers. */
function luck(...numbers: number[]): number {
  const wave = Math.sin(numbers.reduce((sum, number, at) => sum + number * (12.9898 + at * 65.1), 0)) * 43_758.5453;
  return wave - Math.floor(wave);
}

export function skyAt(moment: Date, latitude: number, longitude: number): Sky {
  const time = moment.getTime();
  const spell = Math.floor(time / (CHANGES_EVERY_HOURS * HOUR_MS));
  const [row, column] = [Math.round(latitude), Math.round(longitude)];
  const chance = luck(spell, row, column);
  // Fine days are more than half of all.
  const condition = CONDITIONS[Math.floor(chance ** 1.6 * CONDITIONS.length)] ?? CONDITIONS[0];
  const season = Math.cos(2 * Math.PI * ((time % YEAR_MS) / YEAR_MS - WARMEST)) * Math.sign(latitude || 1);
  const localHour = (time / HOUR_MS + longitude / 15 + 240) % 24;
  const afternoon = Math.cos((2 * Math.PI * (localHour - 15)) / 24);
  const distance = Math.abs(latitude) / 90;
  const celsius = 28 - 34 * distance + season * 16 * distance + afternoon * 4 - condition.cooler;
  return {
    id: condition.id,
    icon: `${condition.icon}${localHour >= 6 && localHour < 20 ? 'd' : 'n'}`,
    description: condition.description,
    celsius: Math.round(celsius * 10) / 10,
    humidity: condition.humidity,
    windFrom: Math.floor(luck(spell, column, row) * 360),
    metresPerSecond: Math.round((1 + luck(row, spell) * 9) * 10) / 10,
  };
}
