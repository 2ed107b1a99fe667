import { buttonBoard, element, keptBest, openFrame, say, word } from '../kit/frame.ts';
import {
  bestColumn,
  COLUMNS,
  drop,
  emptyField,
  type Field,
  isFull,
  landing,
  ROWS,
  winningLine,
} from './bird-vs-bird.rules.ts';

const LOOKS_AHEAD = 5;
const frame = openFrame(
  'Bird vs Bird',
  {
    en: 'You are the gulls, the ship’s parrot plays against you. Let a bird come down in a column; four of yours in a line win, across, down or slanting.',
    de: 'Sie haben die Möwen, gegen Sie spielt der Bordpapagei. Lassen Sie einen Vogel in einer Spalte landen; vier eigene in einer Linie gewinnen, waagerecht, senkrecht oder schräg.',
    fr: 'Vous jouez les mouettes contre le perroquet du bord. Posez un oiseau dans une colonne ; quatre des vôtres alignés gagnent, à l’horizontale, à la verticale ou en diagonale.',
  },
  ['wins'],
);
const NAMES = {
  0: say({ en: 'empty', de: 'leer', fr: 'vide' }),
  1: say({ en: 'gull', de: 'Möwe', fr: 'mouette' }),
  2: say({ en: 'parrot', de: 'Papagei', fr: 'perroquet' }),
};
const LOST = say({
  en: 'The parrot wins this time.',
  de: 'Diesmal gewinnt der Papagei.',
  fr: 'Cette fois, le perroquet gagne.',
});
const DRAW = say({ en: 'A draw.', de: 'Unentschieden.', fr: 'Match nul.' });
const kept = keptBest('bird-vs-bird');
const board = element('div', { className: 'board' });
board.style.gridTemplateColumns = `repeat(${COLUMNS}, minmax(0, 1fr))`;
let field: Field = emptyField();
let isOver = false;

const bird = (body: string, wing: string, beak: string) =>
  `<svg viewBox="0 0 48 48" aria-hidden="true"><path fill="${body}" d="M6 28C8 12 26 6 36 16c8 8 4 24-8 27C16 46 5 40 6 28z"/><path fill="${wing}" d="M12 28c6-8 16-8 20 0-5 8-15 9-20 0z"/><path fill="${beak}" d="M38 18l9 4-8 4z"/><circle cx="32" cy="18" r="2.500" fill="#0d2136"/></svg>`;
const ART = { 0: '', 1: bird('#ffffff', '#9fb4c2', '#d98c1f'), 2: bird('#1c6b4a', '#b3261e', '#d0a353') };

const places = buttonBoard(COLUMNS, COLUMNS * ROWS, (place) => play(place % COLUMNS));
board.append(...places);

function play(column: number) {
  const mine = isOver ? undefined : drop(field, column, 1);
  if (!mine) return;
  field = mine;
  if (!settled()) {
    const answer = bestColumn(field, 2, LOOKS_AHEAD);
    if (answer !== undefined) field = drop(field, answer, 2) ?? field;
    settled();
  }
  show();
}

function settled(): boolean {
  const line = winningLine(field);
  isOver = line !== undefined || isFull(field);
  if (line) {
    const won = field[line[0] as number] === 1;
    if (won) kept.write(kept.read() + 1);
    frame.tell(won ? word('won') : LOST);
  } else if (isOver) frame.tell(DRAW);
  return isOver;
}

function show() {
  const line = winningLine(field);
  for (const [place, button] of places.entries()) {
    const owner = field[place] ?? 0;
    const isNext = !isOver && landing(field, place % COLUMNS) === place;
    button.innerHTML = ART[owner];
    button.setAttribute('aria-label', `${(place % COLUMNS) + 1}, ${Math.floor(place / COLUMNS) + 1}: ${NAMES[owner]}`);
    button.style.cssText = `aspect-ratio:1;padding:8%;border-radius:50%;background:${line?.includes(place) ? 'var(--brass)' : owner ? 'var(--glass-2)' : 'var(--sea-2)'};${isNext ? 'box-shadow:inset 0 0 0 3px var(--glass-2)' : ''}`;
  }
  frame.stat('wins', kept.read());
}

function begin() {
  field = emptyField();
  isOver = false;
  frame.tell('');
  show();
}

addEventListener('keydown', ({ key }) => {
  if (/^[1-7]$/.test(key)) play(Number(key) - 1);
});
frame.main.append(board);
frame.action(word('newGame'), begin);
begin();
