export interface Game {
  /** CD30: the folder of the game on the games host. */
  id: string;
  /** A name, the same in every language. */
  title: string;
}

/** C187, in the specification's order. */
export const GAMES: readonly Game[] = [
  { id: 'teenie-meanies', title: 'Teenie Meanies' },
  { id: 'solitaire', title: 'Solitaire' },
  { id: 'bird-vs-bird', title: 'Bird vs Bird' },
  { id: '2048', title: '2048' },
  { id: 'eye-2-eye', title: 'Eye 2 Eye' },
  { id: 'two-to-match', title: 'Two To Match' },
  { id: 'honey-im-home', title: "Honey I'm home" },
  { id: 'sudoku', title: 'Sudoku' },
  { id: 'pic-fix', title: 'Pic Fix' },
];

/** Without a configured address the games stand on the hub's own host. */
export function gamesBase(configured: string | undefined, hubUrl: string): string {
  const base = configured || URL.parse('/games-host', hubUrl)?.href || '/games-host';
  return base.replace(/\/+$/, '');
}

/** C188 */
export const gameAddress = (base: string, id: string) => `${base}/games/${id}/index.html`;
