import { type PackText, say } from '#packs/schema/text.ts';

/** The safety film, picture by picture; its words are its captions. */
export const SAFETY_FILM: { picture: string; words: PackText }[] = [
  {
    picture: 'sea-welcome',
    words: say(
      'Welcome on board. Please give your safety half a minute.',
      'Willkommen an Bord. Eine halbe Minute für Ihre Sicherheit.',
      'Bienvenue à bord. Une demi-minute pour votre sécurité.',
    ),
  },
  {
    picture: 'venue-bridge',
    words: say(
      'The general alarm: seven short blasts and one long one.',
      'Der Generalalarm: sieben kurze Töne und ein langer.',
      'L’alarme générale : sept coups brefs et un long.',
    ),
  },
  {
    picture: 'cabin-outside',
    words: say(
      'Then put on something warm and take your medicines with you.',
      'Ziehen Sie sich dann warm an und nehmen Sie Ihre Medikamente mit.',
      'Couvrez-vous alors chaudement et prenez vos médicaments.',
    ),
  },
  {
    picture: 'thing-lifering',
    words: say(
      'Your life jacket is in the wardrobe, and there are more at the station.',
      'Ihre Rettungsweste liegt im Schrank, weitere gibt es an der Station.',
      'Votre gilet est dans l’armoire ; il y en a d’autres sur place.',
    ),
  },
  {
    picture: 'deck-promenade',
    words: say(
      'Take the stairs to your muster station. Do not use the lifts.',
      'Gehen Sie über die Treppen zu Ihrer Sammelstation, nie mit dem Aufzug.',
      'Rejoignez votre point de rassemblement par les escaliers, jamais par l’ascenseur.',
    ),
  },
  {
    picture: 'thing-card',
    words: say(
      'The station is on your cruise card. Have the card scanned there.',
      'Die Station steht auf Ihrer Bordkarte. Lassen Sie die Karte dort scannen.',
      'Il est indiqué sur votre carte de bord. Faites-la scanner sur place.',
    ),
  },
  {
    picture: 'deck-lifeboat',
    words: say(
      'Only the captain orders the boats. Until then, stay at your station.',
      'Nur die Kapitänin gibt die Boote frei. Bleiben Sie bis dahin an Ihrer Station.',
      'Seule la commandante fait mettre les canots à l’eau. Restez à votre point jusque-là.',
    ),
  },
];
