import { say } from '#packs/schema/text.ts';
import type { TvShow } from '#packs/schema/tv.ts';

export const newsShows: TvShow[] = [
  {
    name: say('The hour', 'Zur vollen Stunde', 'Le journal'),
    description: say(
      'The news of the world in thirty minutes.',
      'Die Nachrichten der Welt in dreißig Minuten.',
      'L’actualité du monde en trente minutes.',
    ),
    minutes: 30,
  },
  {
    name: say('Markets', 'Märkte', 'Marchés'),
    description: say(
      'What moved today, and why it might matter tomorrow.',
      'Was sich heute bewegt hat und warum es morgen zählt.',
      'Ce qui a bougé aujourd’hui et ce qui comptera demain.',
    ),
    minutes: 15,
  },
  {
    name: say('Weather for sailors', 'Seewetter', 'Météo marine'),
    description: say(
      'Wind, waves and visibility from Gibraltar to the Aegean.',
      'Wind, Wellen und Sicht von Gibraltar bis zur Ägäis.',
      'Vent, houle et visibilité de Gibraltar à la mer Égée.',
    ),
    minutes: 15,
  },
  {
    name: say('The long view', 'Hintergrund', 'Grand angle'),
    description: say(
      'One question, three correspondents, no shouting.',
      'Eine Frage, drei Korrespondenten, kein Geschrei.',
      'Une question, trois correspondants et du calme.',
    ),
    minutes: 60,
  },
];

export const natureShows: TvShow[] = [
  {
    name: say('Posidonia', 'Posidonia', 'Posidonie'),
    description: say(
      'The meadows below the waves that keep the Mediterranean alive.',
      'Die Wiesen unter den Wellen, von denen das Mittelmeer lebt.',
      'Les prairies sous-marines qui font vivre la Méditerranée.',
    ),
    minutes: 50,
  },
  {
    name: say('Islands of wind', 'Inseln des Windes', 'Les îles du vent'),
    description: say(
      'Falcons, goats and people on the Cyclades.',
      'Falken, Ziegen und Menschen auf den Kykladen.',
      'Faucons, chèvres et habitants des Cyclades.',
    ),
    minutes: 45,
  },
  {
    name: say('The volcano’s garden', 'Der Garten des Vulkans', 'Le jardin du volcan'),
    description: say(
      'What grows on Etna, from orange to birch.',
      'Was am Ätna wächst, von der Orange bis zur Birke.',
      'Ce qui pousse sur l’Etna, de l’oranger au bouleau.',
    ),
    minutes: 60,
  },
  {
    name: say('Deep blue', 'Tiefes Blau', 'Grand bleu'),
    description: say(
      'A night dive with sperm whales off Liguria.',
      'Ein Nachttauchgang mit Pottwalen vor Ligurien.',
      'Une plongée de nuit avec les cachalots au large de la Ligurie.',
    ),
    minutes: 85,
  },
];

export const cinemaShows: TvShow[] = [
  {
    name: say('The Lighthouse Keeper', 'Der Leuchtturmwärter', 'Le gardien de phare'),
    description: say(
      'A keeper finds letters that were never sent. Drama.',
      'Ein Wärter findet Briefe, die nie abgeschickt wurden. Drama.',
      'Un gardien trouve des lettres jamais envoyées. Drame.',
    ),
    minutes: 110,
  },
  {
    name: say('Shorts: five harbours', 'Kurzfilme: fünf Häfen', 'Courts métrages : cinq ports'),
    description: say(
      'Five young directors, five minutes each.',
      'Fünf junge Regisseurinnen, je fünf Minuten.',
      'Cinq jeunes cinéastes, cinq minutes chacun.',
    ),
    minutes: 25,
  },
  {
    name: say('Night Ferry', 'Nachtfähre', 'Le ferry de nuit'),
    description: say(
      'Six passengers, one crossing, nobody is who they say. Thriller.',
      'Sechs Passagiere, eine Überfahrt, niemand ist, wer er sagt. Thriller.',
      'Six passagers, une traversée, et personne n’est celui qu’il dit. Thriller.',
    ),
    minutes: 125,
  },
  {
    name: say('Salt', 'Salz', 'Sel'),
    description: say(
      'Three sisters inherit a saltworks and each other. Comedy.',
      'Drei Schwestern erben eine Saline und einander. Komödie.',
      'Trois sœurs héritent d’un marais salant et les unes des autres. Comédie.',
    ),
    minutes: 95,
  },
];

export const sportShows: TvShow[] = [
  {
    name: say('Regatta live', 'Regatta live', 'Régate en direct'),
    description: say(
      'The fleet off Valencia, with every mark in sight.',
      'Die Flotte vor Valencia, jede Boje im Blick.',
      'La flotte au large de Valence, toutes les bouées en vue.',
    ),
    minutes: 150,
  },
  {
    name: say('Stretch with Ines', 'Dehnen mit Ines', 'Étirements avec Inès'),
    description: say('Twenty minutes, no equipment.', 'Zwanzig Minuten, ohne Geräte.', 'Vingt minutes, sans matériel.'),
    minutes: 20,
  },
  {
    name: say('Football review', 'Fußball im Rückblick', 'Retour sur le football'),
    description: say('All goals of the weekend.', 'Alle Tore des Wochenendes.', 'Tous les buts du week-end.'),
    minutes: 70,
  },
  {
    name: say('The golf hour', 'Die Golfstunde', 'L’heure du golf'),
    description: say('Short game, long patience.', 'Kurzes Spiel, lange Geduld.', 'Petit jeu, grande patience.'),
    minutes: 60,
  },
];
