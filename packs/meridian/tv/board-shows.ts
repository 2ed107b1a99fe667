import { say } from '#packs/schema/text.ts';
import type { TvShow } from '#packs/schema/tv.ts';

export const cameraShows: TvShow[] = [
  {
    name: say('The sea ahead', 'Das Meer voraus', 'La mer devant nous'),
    description: say(
      'Live from the bridge wing: the bow, the horizon and whatever comes over it.',
      'Live von der Brückennock: der Bug, der Horizont und was darüber auftaucht.',
      'En direct de l’aileron de passerelle : la proue, l’horizon et ce qui s’y montre.',
    ),
    minutes: 240,
  },
  {
    name: say('Wake and weather', 'Kielwasser und Wetter', 'Sillage et météo'),
    description: say(
      'The view astern with wind, temperature and the state of the sea.',
      'Der Blick achteraus mit Wind, Temperatur und Seegang.',
      'La vue arrière avec le vent, la température et l’état de la mer.',
    ),
    minutes: 120,
  },
  {
    name: say('Coming into port', 'Einlaufen', 'Arrivée au port'),
    description: say(
      'Pilots, tugs and lines: how a ship is brought alongside, seen from above.',
      'Lotsen, Schlepper, Leinen: wie ein Schiff anlegt, von oben gesehen.',
      'Pilotes, remorqueurs et amarres : l’accostage vu d’en haut.',
    ),
    minutes: 90,
  },
];

export const boardShows: TvShow[] = [
  {
    name: say('Good morning, Meridian', 'Guten Morgen, Meridian', 'Bonjour, Meridian'),
    description: say(
      'Today’s port, times, weather and what the cruise director recommends.',
      'Hafen, Zeiten und Wetter von heute, dazu die Tipps der Kreuzfahrtdirektorin.',
      'L’escale, les horaires, la météo du jour et les conseils de la directrice de croisière.',
    ),
    minutes: 45,
  },
  {
    name: say('Ashore tomorrow', 'Morgen an Land', 'Demain à terre'),
    description: say(
      'The shore team presents the walks, tastings and boat trips of the next port.',
      'Das Landausflugsteam stellt Spaziergänge, Verkostungen und Bootsfahrten vor.',
      'L’équipe des excursions présente balades, dégustations et sorties en bateau.',
    ),
    minutes: 60,
  },
  {
    name: say('In the galley', 'In der Kombüse', 'En cuisine'),
    description: say(
      'The chef cooks one dish of tonight’s menu and gives the recipe away.',
      'Die Küchenchefin kocht ein Gericht des Abends und verrät das Rezept.',
      'La cheffe prépare un plat du soir et en livre la recette.',
    ),
    minutes: 30,
  },
  {
    name: say('Safety on board', 'Sicherheit an Bord', 'La sécurité à bord'),
    description: say(
      'Life jackets, signals and assembly stations, explained in a quarter of an hour.',
      'Rettungswesten, Signale und Sammelstationen, in einer Viertelstunde erklärt.',
      'Gilets, signaux et points de rassemblement expliqués en un quart d’heure.',
    ),
    minutes: 15,
  },
  {
    name: say('The captain’s log', 'Logbuch der Kapitänin', 'Le journal de la commandante'),
    description: say(
      'Position, course and stories from the bridge.',
      'Position, Kurs und Geschichten von der Brücke.',
      'Position, cap et récits de la passerelle.',
    ),
    minutes: 30,
  },
];

export const kidsShows: TvShow[] = [
  {
    name: say('Captain Barnacle', 'Käpt’n Seepocke', 'Capitaine Bernique'),
    description: say(
      'A very small captain and a very large whale look for a lost compass.',
      'Ein winziger Kapitän und ein riesiger Wal suchen einen verlorenen Kompass.',
      'Un tout petit capitaine et une énorme baleine cherchent une boussole perdue.',
    ),
    minutes: 25,
  },
  {
    name: say('Knots and crafts', 'Knoten und Basteln', 'Nœuds et bricolages'),
    description: say(
      'A paper boat, a bowline and a lantern of sea glass, step by step.',
      'Ein Papierboot, ein Palstek und eine Laterne aus Meerglas, Schritt für Schritt.',
      'Un bateau en papier, un nœud de chaise et une lanterne, pas à pas.',
    ),
    minutes: 20,
  },
  {
    name: say('Who lives in the harbour?', 'Wer wohnt im Hafen?', 'Qui habite le port ?'),
    description: say(
      'Crabs, gulls and one seal that knows the ferry timetable.',
      'Krebse, Möwen und eine Robbe, die den Fährplan kennt.',
      'Des crabes, des mouettes et un phoque qui connaît l’horaire des ferries.',
    ),
    minutes: 35,
  },
  {
    name: say('The lighthouse band', 'Die Leuchtturmband', 'L’orchestre du phare'),
    description: say(
      'Songs to sing along with, all about wind and waves.',
      'Lieder zum Mitsingen über Wind und Wellen.',
      'Des chansons à reprendre en chœur, sur le vent et les vagues.',
    ),
    minutes: 40,
  },
];

export const loungeShows: TvShow[] = [
  {
    name: say('Piano at the bar', 'Klavier an der Bar', 'Piano-bar'),
    description: say(
      'Two hours of standards, recorded in the lounge on deck 7.',
      'Zwei Stunden Klassiker, aufgenommen in der Lounge auf Deck 7.',
      'Deux heures de standards enregistrés au salon du pont 7.',
    ),
    minutes: 120,
  },
  {
    name: say('Slow tide', 'Sanfte Gezeiten', 'Marée lente'),
    description: say(
      'Quiet music and open water until morning.',
      'Leise Musik und offenes Wasser bis zum Morgen.',
      'Musique douce et pleine mer jusqu’au matin.',
    ),
    minutes: 180,
  },
  {
    name: say('Mediterranean hour', 'Die Mittelmeerstunde', 'L’heure méditerranéenne'),
    description: say(
      'Songs from the ports of this voyage.',
      'Lieder aus den Häfen dieser Reise.',
      'Les chansons des ports de ce voyage.',
    ),
    minutes: 60,
  },
];
