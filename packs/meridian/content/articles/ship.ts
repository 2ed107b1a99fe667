import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { placed } from '../venues.ts';

type Article = PackSource['content']['articles'][number];

export const ship: Article[] = [
  {
    id: 'article-decks',
    category: 'category-ship',
    title: say('Decks and ways', 'Decks und Wege', 'Ponts et accès'),
    overviewDescription: say(
      'Twelve decks, three staircases, ten lifts.',
      'Zwölf Decks, drei Treppenhäuser, zehn Aufzüge.',
      'Douze ponts, trois escaliers, dix ascenseurs.',
    ),
    description: prose(
      'Even cabin numbers are to port, odd ones to starboard; the numbers rise towards the stern. Fish on the carpet swim forward.',
      'Gerade Kabinennummern liegen an Backbord, ungerade an Steuerbord; nach achtern werden sie größer. Die Fische auf dem Teppich schwimmen nach vorn.',
      'Les cabines paires sont à bâbord, les impaires à tribord ; les numéros croissent vers l’arrière. Les poissons de la moquette nagent vers l’avant.',
    ),
    layoutType: 'Classic',
    pictures: ['ship-decks', 'ship-profile'],
    pdfs: [
      {
        id: 'deck-plan',
        name: 'Deck plan Meridian Star.pdf',
        description: say('All decks', 'Alle Decks', 'Tous les ponts'),
        document: 'deck-plan',
      },
    ],
  },
  {
    id: 'article-cabin',
    category: 'category-ship',
    title: say('Your cabin', 'Ihre Kabine', 'Votre cabine'),
    overviewDescription: say('Small things that help.', 'Kleinigkeiten, die helfen.', 'Les petites choses utiles.'),
    description: prose(
      'The safe takes four digits. The balcony door sleeps the air conditioning when it is open. Dial 9 for anything else.',
      'Der Safe schließt mit vier Ziffern. Ist die Balkontür offen, ruht die Klimaanlage. Für alles andere wählen Sie die 9.',
      'Le coffre se ferme avec quatre chiffres. Porte du balcon ouverte, la climatisation se repose. Pour tout le reste, faites le 9.',
    ),
    layoutType: 'Extended',
    pictures: ['cabin-balcony', 'cabin-inside', 'cabin-suite'],
    videos: [
      {
        id: 'video-cabin',
        name: 'A morning on the balcony',
        description: say('A morning on the balcony', 'Ein Morgen auf dem Balkon', 'Un matin sur le balcon'),
        pictures: ['cabin-balcony', 'cabin-inside', 'cabin-suite'],
      },
    ],
  },
  {
    id: 'article-bridge',
    category: 'category-ship',
    title: say('A visit to the bridge', 'Ein Besuch auf der Brücke', 'Une visite de la passerelle'),
    overviewDescription: say(
      'On days at sea, in groups of eight.',
      'An Seetagen, in Gruppen zu acht.',
      'Les jours de mer, par groupes de huit.',
    ),
    description: prose(
      'Put your name on the list at reception. The officers show the radar, the charts and the button that nobody presses.',
      'Tragen Sie sich an der Rezeption ein. Die Offiziere zeigen Radar, Karten und den Knopf, den niemand drückt.',
      'Inscrivez-vous à la réception. Les officiers montrent le radar, les cartes et le bouton que personne ne touche.',
    ),
    layoutType: 'Classic',
    pictures: ['venue-bridge'],
    videos: [
      {
        id: 'video-bridge',
        name: 'Leaving port',
        description: say('Leaving port at dusk', 'Auslaufen in der Dämmerung', 'L’appareillage au crépuscule'),
        pictures: ['venue-bridge', 'default', 'port-naples-evening'],
      },
    ],
  },
  {
    id: 'article-library',
    category: 'category-ship',
    title: say('Library', 'Bibliothek', 'Bibliothèque'),
    overviewDescription: say(
      'Three thousand books, eleven languages.',
      'Dreitausend Bücher, elf Sprachen.',
      'Trois mille livres, onze langues.',
    ),
    description: prose(
      'Borrow as many as you can carry, return them to the box by the door. The armchairs are for reading; the sofa is for pretending to.',
      'Leihen Sie so viele, wie Sie tragen können; zurück kommen sie in die Kiste an der Tür. Die Sessel sind zum Lesen da, das Sofa zum So-tun-als-ob.',
      'Empruntez autant que vous pouvez porter, rendez-les dans la caisse près de la porte. Les fauteuils servent à lire, le canapé à faire semblant.',
    ),
    layoutType: 'Classic',
    ...placed('library'),
    pictures: ['venue-library'],
  },
  {
    id: 'article-shops',
    category: 'category-ship',
    title: say('Boutiques', 'Boutiquen', 'Boutiques'),
    overviewDescription: say(
      'Open as soon as we are at sea.',
      'Geöffnet, sobald wir auf See sind.',
      'Ouvertes dès que nous sommes en mer.',
    ),
    description: prose(
      'Linen, watches, sun cream and the mug you did not know you needed. Closed in port, as customs wish.',
      'Leinen, Uhren, Sonnencreme und die Tasse, von der Sie nicht wussten, dass Sie sie brauchen. Im Hafen geschlossen, der Zoll will es so.',
      'Lin, montres, crème solaire et la tasse dont vous ignoriez avoir besoin. Fermées au port, la douane l’exige.',
    ),
    layoutType: 'Classic',
    ...placed('shops'),
    pictures: ['venue-shops'],
  },
  {
    id: 'article-promenade',
    category: 'category-ship',
    title: say('Once round the ship', 'Einmal ums Schiff', 'Le tour du navire'),
    overviewDescription: say('Four rounds make a mile.', 'Vier Runden sind eine Meile.', 'Quatre tours font un mille.'),
    description: prose(
      'The promenade on deck 7 goes all the way round. Walk clockwise before ten, anticlockwise after; nobody knows why.',
      'Die Promenade auf Deck 7 führt ganz herum. Vor zehn geht man im Uhrzeigersinn, danach dagegen; warum, weiß niemand.',
      'La promenade du pont 7 fait le tour complet. Avant dix heures dans le sens des aiguilles, après en sens inverse ; nul ne sait pourquoi.',
    ),
    layoutType: 'FullScreen',
    pictures: ['deck-promenade'],
  },
];
