import Cloud from 'lucide-react/icons/cloud';
import CloudDrizzle from 'lucide-react/icons/cloud-drizzle';
import CloudFog from 'lucide-react/icons/cloud-fog';
import CloudLightning from 'lucide-react/icons/cloud-lightning';
import CloudMoon from 'lucide-react/icons/cloud-moon';
import CloudRain from 'lucide-react/icons/cloud-rain';
import CloudSnow from 'lucide-react/icons/cloud-snow';
import CloudSun from 'lucide-react/icons/cloud-sun';
import Cloudy from 'lucide-react/icons/cloudy';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { WeatherIcon as Icon } from './weather.rules.ts';
import { weatherIcon } from './weather.rules.ts';

const DRAWINGS: Record<Icon, typeof Sun> = {
  '01': Sun,
  '02': CloudSun,
  '03': Cloud,
  '04': Cloudy,
  '09': CloudDrizzle,
  '10': CloudRain,
  '11': CloudLightning,
  '13': CloudSnow,
  '50': CloudFog,
};
const BY_NIGHT: Partial<Record<Icon, typeof Sun>> = { '01': Moon, '02': CloudMoon };

/** The sky as a drawing; the words beside it say the same. */
export function WeatherIcon({ icon, className }: { icon: string | null | undefined; className?: string }) {
  const known = weatherIcon(icon);
  const Drawing = (known.isNight && BY_NIGHT[known.icon]) || DRAWINGS[known.icon];
  return <Drawing aria-hidden="true" className={className} />;
}
