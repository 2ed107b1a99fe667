/** CD30: the games of this host, by the folder that each stands in. */
export const GAME_TITLES: Readonly<Record<string, string>> = {
  'teenie-meanies': 'Teenie Meanies',
  solitaire: 'Solitaire',
  'bird-vs-bird': 'Bird vs Bird',
  '2048': '2048',
  'eye-2-eye': 'Eye 2 Eye',
  'two-to-match': 'Two To Match',
  'honey-im-home': "Honey I'm home",
  sudoku: 'Sudoku',
  'pic-fix': 'Pic Fix',
};
