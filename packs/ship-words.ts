import type { OpeningHours, PlanBox, PlanKind, ShipVenue } from './schema/ship.ts';
import { type PackText, say } from './schema/text.ts';

/** The words for where and when are made of the plan, so that no text can contradict it. */

type Third = 'aft' | 'midship' | 'forward';
type Half = 'port' | 'starboard';
interface Words {
  level: PackText;
  /** The end of the plan at its right edge. */
  bow: PackText;
  zones: Record<Third, PackText>;
  sides: Record<Half, PackText>;
}

/** What people call the parts of a ship, of a house by the sea and of an aircraft. */
const WORDS: Record<PlanKind, Words> = {
  ship: {
    level: say('Deck', 'Deck', 'Pont'),
    bow: say('Bow', 'Bug', 'Proue'),
    zones: {
      aft: say('aft', 'achtern', 'arrière'),
      midship: say('midship', 'Mitte', 'centre'),
      forward: say('forward', 'vorn', 'avant'),
    },
    sides: {
      port: say('port side', 'Backbord', 'bâbord'),
      starboard: say('starboard side', 'Steuerbord', 'tribord'),
    },
  },
  house: {
    level: say('Level', 'Ebene', 'Niveau'),
    bow: say('East', 'Osten', 'Est'),
    zones: {
      aft: say('west wing', 'Westflügel', 'aile ouest'),
      midship: say('main house', 'Haupthaus', 'maison principale'),
      forward: say('east wing', 'Ostflügel', 'aile est'),
    },
    sides: {
      port: say('garden side', 'Gartenseite', 'côté jardin'),
      starboard: say('sea side', 'Meerseite', 'côté mer'),
    },
  },
  aircraft: {
    level: say('Deck', 'Deck', 'Pont'),
    bow: say('Nose', 'Bug', 'Nez'),
    zones: {
      aft: say('rear', 'hinten', 'arrière'),
      midship: say('centre', 'Mitte', 'centre'),
      forward: say('front', 'vorn', 'avant'),
    },
    sides: {
      port: say('left side', 'linke Seite', 'côté gauche'),
      starboard: say('right side', 'rechte Seite', 'côté droit'),
    },
  },
};

export const bowWords = (kind: PlanKind): PackText => WORDS[kind].bow;

/** "Deck 6", "Level 2" */
export function deckWords(level: number, kind: PlanKind = 'ship'): PackText {
  const word = WORDS[kind].level;
  return say(`${word.en} ${level}`, `${word.de} ${level}`, `${word.fr} ${level}`);
}

/** The ship's thirds, by the middle of the room. */
export function zoneOf([x, , length]: PlanBox, shipLength: number): Third {
  const share = (x + length / 2) / shipLength;
  if (share < 1 / 3) return 'aft';
  return share < 2 / 3 ? 'midship' : 'forward';
}

/** Nothing for a room that lies across the middle. */
export function sideOf([, y, , width]: PlanBox, beam: number): Half | undefined {
  if (y + width <= beam / 2) return 'port';
  return y >= beam / 2 ? 'starboard' : undefined;
}

/** "Deck 6, midship, port side" */
export function whereWords(
  venue: Pick<ShipVenue, 'deck' | 'box'>,
  shipLength: number,
  beam: number,
  kind: PlanKind = 'ship',
): PackText {
  const side = sideOf(venue.box, beam);
  const { zones, sides } = WORDS[kind];
  const zone = zones[zoneOf(venue.box, shipLength)];
  const parts = [deckWords(venue.deck, kind), zone, ...(side ? [sides[side]] : [])];
  return joined(parts, ', ');
}

function joined(parts: readonly PackText[], glue: string): PackText {
  const of = (language: 'en' | 'de' | 'fr') => parts.map((part) => part[language]).join(glue);
  return say(of('en'), of('de'), of('fr'));
}

/** "12:00 to 15:00 and 19:00 to 22:30"; meals of some days only are left to the timetable. */
export function hoursWords(hours: 'always' | readonly OpeningHours[], twelveHour = false): PackText {
  if (hours === 'always') return say('Day and night', 'Tag und Nacht', 'Jour et nuit');
  const english = twelveHour ? american : (time: string) => time;
  const spans = hours.map((span) => spanWords(span, english));
  const of = (language: 'en' | 'de' | 'fr', and: string) => {
    const told = spans.map((span) => span[language]);
    const last = told.pop() ?? '';
    return told.length === 0 ? last : `${told.join(', ')} ${and} ${last}`;
  };
  return say(
    of('en', 'and'),
    `${of('de', 'und')}${hours.at(-1)?.to === 'Late' || hours.at(-1)?.to === '24:00' ? '' : ' Uhr'}`,
    of('fr', 'et'),
  );
}

function spanWords({ from, to }: OpeningHours, english: (time: string) => string): PackText {
  const since = english(from);
  if (to === 'Late') return say(`${since} until late`, `${german(from)} Uhr bis spät`, `${french(from)} jusque tard`);
  if (to === '24:00')
    return say(`${since} to midnight`, `${german(from)} Uhr bis Mitternacht`, `${french(from)} à minuit`);
  return say(`${since} to ${english(to)}`, `${german(from)} bis ${german(to)}`, `${french(from)} à ${french(to)}`);
}

/** "19:30", in English "7:30 PM" where the look has such a clock. */
export function timeWords(time: string, twelveHour = false): PackText {
  return say(twelveHour ? american(time) : time, time, time);
}

/** 6:30 AM, 7:00 PM */
function american(time: string): string {
  const [hours = '', minutes] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** 6:30, 18 */
function german(time: string): string {
  const [hours, minutes] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}

/** 6 h 30, 18 h */
function french(time: string): string {
  const [hours, minutes] = time.split(':');
  return minutes === '00' ? `${Number(hours)} h` : `${Number(hours)} h ${minutes}`;
}
