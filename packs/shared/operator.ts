import type { PackSource } from '#packs/pack.schema.ts';
import type { PackModule } from '#packs/schema/operator.ts';
import { type PackText, same } from '#packs/schema/text.ts';

type Operator = PackSource['operator'];
type Language = Operator['languages'][number];

const NAMES: Record<Language['code'], string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** The first is the operator's own. */
export const languagesOf = (...codes: Language['code'][]): Language[] =>
  codes.map((code) => ({ code, name: NAMES[code] }));

export function tile(id: string, label: PackText, url: string): PackModule {
  return { id: `module-${id}`, label, url, image: `module-${id}` };
}

/** The headings of the home page, in their order, with the modules that stand under them. */
export interface TileGroup {
  heading: PackText;
  modules: readonly string[];
}

/** What no group names stands last, under the last heading. */
export function grouped(groups: readonly TileGroup[], modules: readonly PackModule[]): PackModule[] {
  const placeOf = ({ id }: PackModule) => {
    const place = groups.findIndex((group) => group.modules.some((name) => id === `module-${name}`));
    return place < 0 ? groups.length - 1 : place;
  };
  return modules
    .map((module) => ({ ...module, group: groups[placeOf(module)]?.heading }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface Devices {
  /** The name that devices show where the look has no title. */
  name: string;
  app: PackModule[];
  kiosk: PackModule[];
  signage: PackModule[];
  playlist: NonNullable<Operator['deviceGroups'][number]['playlist']>;
}

/** Guests' own devices, kiosks in the lobby, screens on the walls. */
export function deviceGroups({ name, app, kiosk, signage, playlist }: Devices): Operator['deviceGroups'] {
  const label = same(name);
  return [
    {
      id: 'app',
      deviceType: 'App',
      maxIdleTime: 600,
      profile: {
        id: 'guests-own-devices',
        label,
        enableClock: true,
        enableWayfinder: true,
        enableDisabilityMode: false,
      },
      modules: app,
    },
    {
      id: 'kiosk',
      deviceType: 'Kiosk',
      maxIdleTime: 300,
      profile: { id: 'lobby-kiosks', label, enableClock: true, enableWayfinder: true, enableDisabilityMode: true },
      modules: kiosk,
    },
    {
      id: 'signage',
      deviceType: 'DigitalSignage',
      maxIdleTime: 120,
      profile: { id: 'screens', label, enableClock: true, enableWayfinder: false, enableDisabilityMode: false },
      modules: signage,
      playlist,
    },
  ];
}

/** The stand-ins of the demo for partner systems; a deployment names its own. */
export const SANDBOX_PARTNERS = {
  videoConfiguration: {
    url: '{sandbox}/video-one/',
    appIdentifier: 'PLANE_V1',
    apiVersion: 3,
    paymentEnabled: false,
    isDemoSystem: false,
    useWithCredentials: false,
  },
  seanetConfiguration: {
    url: '{sandbox}/video-two/',
    videoUrl: '{sandbox}/video-two/',
    coverWidths: [200, 400, 800],
  },
  gamesUrl: '{sandbox}/games-host',
  osmServiceUrl: '{sandbox}/tiles/{z}/{x}/{y}.svg',
} satisfies Partial<Operator>;
