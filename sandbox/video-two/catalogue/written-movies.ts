import type { Movie } from './movie.ts';
import { peopleOf } from './people.ts';

type Text = [title: string, tagline: string, overview: string];
type Line = [genres: string, minutes: number, shape: string, reel: Movie['reel'], english: Text, german: Text];

const LINES: readonly Line[] = [
  [
    'drama,adventure',
    121,
    'sunset',
    'harbour',
    [
      'The Salt Road',
      'Every wave keeps a name.',
      'Two brothers carry the last cargo of salt along a coast that has begun to forget them. Between Trapani and Venice they learn what their father really sold.',
    ],
    [
      'Die Salzstraße',
      'Jede Welle behält einen Namen.',
      'Zwei Brüder bringen die letzte Ladung Salz eine Küste entlang, die sie schon zu vergessen beginnt. Zwischen Trapani und Venedig erfahren sie, was ihr Vater wirklich verkauft hat.',
    ],
  ],
  [
    'mystery',
    104,
    'eye',
    'night',
    [
      'Cabin 1408 Starboard',
      'Somebody is on the list who never came aboard.',
      'On the third night the purser finds one passenger too many. By the seventh there is one too few, and the ship is far from any port.',
    ],
    [
      'Kabine 1408 Steuerbord',
      'Auf der Liste steht jemand, der nie an Bord kam.',
      'In der dritten Nacht findet der Zahlmeister einen Passagier zu viel. In der siebten ist es einer zu wenig, und der nächste Hafen ist weit.',
    ],
  ],
  [
    'adventure',
    132,
    'mountain',
    'morning',
    [
      'Beyond Cape Solitude',
      'No map goes there. She does.',
      'A cartographer who has never left her desk joins the survey of the last blank mile of coast, with a crew that would rather leave it blank.',
    ],
    [
      'Jenseits von Kap Einsamkeit',
      'Keine Karte führt dorthin. Sie schon.',
      'Eine Kartografin, die ihren Schreibtisch nie verlassen hat, vermisst die letzte weiße Meile der Küste, mit einer Mannschaft, die sie lieber weiß ließe.',
    ],
  ],
  [
    'comedy',
    96,
    'balloon',
    'morning',
    [
      'All Inclusive',
      'Everything but the luggage.',
      'Four suitcases, four families and one very small airport: by the first evening on board nobody is wearing their own clothes, and nobody minds.',
    ],
    [
      'Alles inklusive',
      'Alles, nur das Gepäck nicht.',
      'Vier Koffer, vier Familien und ein sehr kleiner Flughafen: Am ersten Abend an Bord trägt niemand die eigenen Sachen, und niemanden stört es.',
    ],
  ],
  [
    'kids',
    78,
    'fish',
    'morning',
    [
      'Nilo the Lighthouse Cat',
      'Nine lives, one lamp.',
      'When the keeper falls asleep it is up to the smallest cat of the island to turn the great lamp, and to find out who has been eating the sardines.',
    ],
    [
      'Nilo, der Leuchtturmkater',
      'Neun Leben, eine Lampe.',
      'Als der Wärter einschläft, muss der kleinste Kater der Insel die große Lampe drehen und herausfinden, wer die Sardinen frisst.',
    ],
  ],
  [
    'ocean',
    89,
    'waves',
    'harbour',
    [
      'The Breathing Sea',
      'Four seasons under water.',
      'A year with the divers of the Aeolian Islands: volcanoes that sing, meadows that wander, and a turtle that comes back to say hello.',
    ],
    [
      'Das atmende Meer',
      'Vier Jahreszeiten unter Wasser.',
      'Ein Jahr mit den Tauchern der Äolischen Inseln: singende Vulkane, wandernde Wiesen und eine Schildkröte, die zum Grüßen wiederkommt.',
    ],
  ],
  [
    'drama',
    115,
    'arches',
    'harbour',
    [
      'Letters from Valletta',
      'He wrote every week. She never received one.',
      'Clearing out the old post office, a young clerk finds a sack of letters that was never delivered, and decides to finish the round.',
    ],
    [
      'Briefe aus Valletta',
      'Er schrieb jede Woche. Sie bekam keinen einzigen.',
      'Beim Ausräumen des alten Postamts findet eine junge Beamtin einen Sack nie zugestellter Briefe und beschließt, die Runde zu beenden.',
    ],
  ],
  [
    'mystery,drama',
    109,
    'lighthouse',
    'night',
    [
      'The Fog Signal',
      'Two long, one short. Then nothing.',
      'The automatic horn of an abandoned station starts again after twenty years. The engineer sent to switch it off is the one who built it.',
    ],
    [
      'Das Nebelhorn',
      'Zwei lang, einer kurz. Dann nichts.',
      'Das Horn einer verlassenen Station ertönt nach zwanzig Jahren wieder. Der Ingenieur, der es abschalten soll, hat es einst gebaut.',
    ],
  ],
  [
    'comedy,drama',
    101,
    'stairs',
    'harbour',
    [
      'The Understudy of Genoa',
      'The tenor has lost his voice. She has found hers.',
      'A lighting technician knows every role of the season by heart. On opening night somebody has to sing, and the curtain is already up.',
    ],
    [
      'Die zweite Besetzung von Genua',
      'Der Tenor verliert seine Stimme. Sie findet ihre.',
      'Eine Beleuchterin kann alle Rollen der Saison auswendig. Am Premierenabend muss jemand singen, und der Vorhang ist schon oben.',
    ],
  ],
  [
    'kids,adventure',
    84,
    'sail',
    'morning',
    [
      'The Bathtub Regatta',
      'Ready. Steady. Splash.',
      'Every summer the children of the harbour race in bathtubs. This year the prize is the harbour itself, and the mayor has a faster tub.',
    ],
    [
      'Die Badewannenregatta',
      'Auf die Plätze. Fertig. Platsch.',
      'Jeden Sommer fahren die Hafenkinder in Badewannen um die Wette. Dieses Jahr geht es um den Hafen selbst, und der Bürgermeister hat die schnellere Wanne.',
    ],
  ],
  [
    'ocean,adventure',
    93,
    'rings',
    'night',
    [
      'Below the Light',
      'Where the blue ends.',
      'A research ship lowers its camera to a depth where no film was ever shot, and something down there switches on a light of its own.',
    ],
    [
      'Unter dem Licht',
      'Wo das Blau aufhört.',
      'Ein Forschungsschiff lässt seine Kamera in eine Tiefe hinab, in der nie gefilmt wurde, und dort unten schaltet etwas sein eigenes Licht ein.',
    ],
  ],
  [
    'drama',
    126,
    'moon',
    'night',
    [
      'A Winter on Hydra',
      'The season is over. They stay.',
      'The ferries stop in November. A pianist and a divorced harbour pilot share the only house with a stove, and one piano with eleven broken keys.',
    ],
    [
      'Ein Winter auf Hydra',
      'Die Saison ist vorbei. Sie bleiben.',
      'Im November fahren keine Fähren mehr. Eine Pianistin und ein geschiedener Hafenlotse teilen das einzige Haus mit Ofen und ein Klavier mit elf stummen Tasten.',
    ],
  ],
  [
    'comedy,mystery',
    98,
    'city',
    'night',
    [
      'The Captain’s Table',
      'Eight guests. One of them paid with a false name.',
      'Dinner at eight, dessert at nine, and a stolen compass between the courses: the head waiter has until the cheese to solve it.',
    ],
    [
      'Am Kapitänstisch',
      'Acht Gäste. Einer zahlt unter falschem Namen.',
      'Um acht das Essen, um neun das Dessert, und dazwischen verschwindet ein Kompass: Der Oberkellner hat bis zum Käse Zeit.',
    ],
  ],
  [
    'kids',
    72,
    'star',
    'night',
    [
      'Mira and the Map of Stars',
      'Look up, then turn left.',
      'Mira’s grandfather steers by the stars. One cloudy night she has to draw them for him from memory, and adds one of her own.',
    ],
    [
      'Mira und die Sternenkarte',
      'Nach oben schauen, dann links.',
      'Miras Großvater steuert nach den Sternen. In einer bewölkten Nacht muss sie sie für ihn aus dem Gedächtnis zeichnen und malt einen eigenen dazu.',
    ],
  ],
  [
    'adventure,drama',
    118,
    'bars',
    'harbour',
    [
      'Ballast',
      'What you leave behind keeps you upright.',
      'A retired skipper takes five city teenagers and a leaking schooner from Palma to Marseille. Only the schooner has done this before.',
    ],
    [
      'Ballast',
      'Was man zurücklässt, hält einen aufrecht.',
      'Ein Skipper im Ruhestand bringt fünf Jugendliche aus der Stadt und einen lecken Schoner von Palma nach Marseille. Nur der Schoner kennt den Weg.',
    ],
  ],
  [
    'ocean',
    82,
    'leaf',
    'morning',
    [
      'Posidonia',
      'The oldest living thing is a meadow.',
      'Off Ibiza grows a plant that was there before the pyramids. Botanists, fishermen and a ferry line argue about who may anchor on it.',
    ],
    [
      'Posidonia',
      'Das älteste Lebewesen ist eine Wiese.',
      'Vor Ibiza wächst eine Pflanze, die älter ist als die Pyramiden. Botaniker, Fischer und eine Fährlinie streiten, wer auf ihr ankern darf.',
    ],
  ],
];

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, '-');
const words = ([title, tagline, overview]: Text) => ({ title, tagline, overview });

/** The films that somebody has written, in both languages. */
export const WRITTEN_MOVIES: readonly Movie[] = LINES.map(([genres, minutes, shape, reel, english, german], n) => ({
  id: idOf(english[0]),
  path: `movies/${idOf(english[0])}`,
  genres: genres.split(','),
  minutes,
  shape,
  reel,
  ...peopleOf(n),
  words: { en_US: words(english), de_DE: words(german) },
}));
