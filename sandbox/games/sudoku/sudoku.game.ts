import { buttonBoard, element, openFrame, say, word } from '../kit/frame.ts';
import { conflicts, isSolved, makePuzzle, type Puzzle, type Sheet } from './sudoku.rules.ts';

const LEVELS = [
  { name: say({ en: 'Gentle', de: 'Leicht', fr: 'Facile' }), givens: 44 },
  { name: say({ en: 'Steady', de: 'Mittel', fr: 'Moyen' }), givens: 34 },
  { name: say({ en: 'Rough sea', de: 'Schwer', fr: 'Difficile' }), givens: 27 },
];
const frame = openFrame(
  'Sudoku',
  {
    en: 'Every digit from 1 to 9 stands once in each row, column and box. Choose a field, then type or touch a digit. What contradicts is marked.',
    de: 'Jede Ziffer von 1 bis 9 steht einmal in jeder Zeile, jeder Spalte und jedem Feld. Wählen Sie ein Kästchen und dann eine Ziffer. Widersprüche sind markiert.',
    fr: 'Chaque chiffre de 1 à 9 figure une fois par ligne, colonne et bloc. Choisissez une case puis un chiffre. Les contradictions sont signalées.',
  },
  ['moves', 'time'],
);
const EMPTY = say({ en: 'empty', de: 'leer', fr: 'vide' });
const board = element('div', { className: 'board' });
board.style.cssText += 'grid-template-columns:repeat(9, minmax(0, 1fr));gap:2px;padding:6px';
let puzzle: Puzzle;
let sheet: Sheet;
let chosen = 0;
let moves = 0;
let since = 0;

const fields = buttonBoard(9, 81, (place) => {
  chosen = place;
  show();
});
for (const [place, field] of fields.entries()) {
  field.addEventListener('focus', () => {
    chosen = place;
    show();
  });
}
board.append(...fields);

function write(digit: number) {
  if (puzzle.given[chosen] !== 0 || isSolved(sheet)) return;
  sheet = sheet.with(chosen, digit);
  moves++;
  if (isSolved(sheet)) frame.tell(word('won'));
  show();
}

function show() {
  const wrong = conflicts(sheet);
  for (const [place, field] of fields.entries()) {
    const [row, column] = [Math.floor(place / 9), place % 9];
    const digit = sheet[place] ?? 0;
    const isGiven = puzzle.given[place] !== 0;
    const isShaded = (Math.floor(row / 3) + Math.floor(column / 3)) % 2 === 1;
    field.textContent = digit ? String(digit) : '';
    field.setAttribute('aria-label', `${row + 1}/${column + 1}: ${digit || EMPTY}${wrong.has(place) ? ' !' : ''}`);
    field.style.cssText = `aspect-ratio:1;border-radius:3px;font-size:clamp(15px,3.6vmin,26px);font-weight:${isGiven ? 700 : 500};background:${place === chosen ? 'var(--brass-soft)' : isShaded ? 'var(--glass)' : 'var(--paper)'};color:${wrong.has(place) ? 'var(--red)' : isGiven ? 'var(--ink)' : 'var(--focus)'};${wrong.has(place) ? 'text-decoration:underline wavy' : ''}`;
  }
  frame.stat('moves', moves);
}

function begin(givens: number) {
  puzzle = makePuzzle(givens, Math.random);
  sheet = puzzle.given;
  moves = 0;
  since = Date.now();
  frame.tell('');
  show();
}

addEventListener('keydown', ({ key }) => {
  if (/^[1-9]$/.test(key)) write(Number(key));
  if (key === 'Backspace' || key === 'Delete' || key === '0') write(0);
});
setInterval(() => {
  if (isSolved(sheet)) return;
  const seconds = Math.floor((Date.now() - since) / 1000);
  frame.stat('time', `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
}, 1000);

const digits = element('div', { className: 'actions' });
for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]) {
  const button = element('button', { type: 'button', textContent: digit ? String(digit) : '⌫' });
  if (!digit) button.setAttribute('aria-label', EMPTY);
  button.style.padding = '8px 12px';
  button.addEventListener('click', () => write(digit));
  digits.append(button);
}
frame.main.append(board, digits);
for (const { name, givens } of LEVELS) frame.action(name, () => begin(givens));
begin(LEVELS[0]?.givens ?? 44);
