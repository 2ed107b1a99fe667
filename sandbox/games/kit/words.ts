/** The words that all games share, in the languages of the portal. */
const WORDS = {
  en: {
    newGame: 'New game',
    undo: 'Undo',
    how: 'How to play',
    score: 'Score',
    best: 'Best',
    moves: 'Moves',
    time: 'Time',
    level: 'Level',
    wins: 'Wins',
    up: 'Up',
    left: 'Left',
    down: 'Down',
    right: 'Right',
    won: 'Well done!',
    over: 'Game over.',
    start: 'Start',
  },
  de: {
    newGame: 'Neues Spiel',
    undo: 'Zurücknehmen',
    how: 'So wird gespielt',
    score: 'Punkte',
    best: 'Rekord',
    moves: 'Züge',
    time: 'Zeit',
    level: 'Stufe',
    wins: 'Siege',
    up: 'Hoch',
    left: 'Links',
    down: 'Runter',
    right: 'Rechts',
    won: 'Geschafft!',
    over: 'Das Spiel ist aus.',
    start: 'Los',
  },
  fr: {
    newGame: 'Nouvelle partie',
    undo: 'Annuler',
    how: 'Comment jouer',
    score: 'Score',
    best: 'Record',
    moves: 'Coups',
    time: 'Temps',
    level: 'Niveau',
    wins: 'Victoires',
    up: 'Haut',
    left: 'Gauche',
    down: 'Bas',
    right: 'Droite',
    won: 'Bravo !',
    over: 'Partie terminée.',
    start: 'Commencer',
  },
} as const;

export type Language = keyof typeof WORDS;
export type Word = keyof (typeof WORDS)['en'];
/** A game's own sentences, one in each language. */
export type Said = Readonly<Record<Language, string>>;

export function languageOf(wanted: string): Language {
  const code = wanted.slice(0, 2).toLowerCase();
  return code === 'de' || code === 'fr' ? code : 'en';
}

export const wordOf = (language: Language, word: Word): string => WORDS[language][word];
