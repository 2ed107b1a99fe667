import { element, keptBest, openFrame, steer, word } from '../kit/frame.ts';
import { freshGrid, type Grid, isOver, SIZE, slide, type Way, withTile } from './2048.rules.ts';

const GOAL = 2048;
const frame = openFrame(
  '2048',
  {
    en: 'Push all tiles with the arrow keys, a swipe or the four buttons. Two equal tiles that meet become one of twice the number. Make a tile of 2048.',
    de: 'Schieben Sie alle Steine mit den Pfeiltasten, einem Wischen oder den vier Knöpfen. Zwei gleiche Steine, die sich treffen, werden zu einem mit der doppelten Zahl. Das Ziel ist ein Stein mit 2048.',
    fr: 'Poussez toutes les tuiles avec les flèches, d’un glissement ou avec les quatre boutons. Deux tuiles égales qui se touchent n’en font plus qu’une, de valeur double. Le but : une tuile 2048.',
  },
  ['score', 'best'],
);
const board = element('div', { className: 'board' });
board.style.gridTemplateColumns = `repeat(${SIZE}, minmax(0, 1fr))`;
board.setAttribute('role', 'img');
const kept = keptBest('2048');
let grid: Grid = [];
let score = 0;
let reached = false;

function show() {
  const cells = grid.map((value) => {
    const cell = element('div', { textContent: value ? String(value) : '' });
    const step = value ? Math.log2(value) : 0;
    const shade = value ? `hsl(${200 - step * 14} ${40 + step * 3}% ${86 - step * 4}%)` : 'rgb(255 255 255 / 12%)';
    cell.style.cssText = `aspect-ratio:1;display:grid;place-items:center;border-radius:8px;font-weight:700;font-size:clamp(18px,5vmin,34px);background:${shade};color:${step > 8 ? '#fff' : '#0d2136'}`;
    return cell;
  });
  board.replaceChildren(...cells);
  const rows = Array.from({ length: SIZE }, (_, row) => grid.slice(row * SIZE, row * SIZE + SIZE).join(' '));
  board.setAttribute('aria-label', rows.join('; '));
  frame.stat('score', score);
  frame.stat('best', kept.read());
}

function begin() {
  grid = freshGrid(Math.random);
  score = 0;
  reached = false;
  frame.tell('');
  show();
}

function go(way: Way) {
  const done = slide(grid, way);
  if (!done.moved) return;
  grid = withTile(done.grid, Math.random);
  score += done.gained;
  if (score > kept.read()) kept.write(score);
  if (!reached && grid.includes(GOAL)) {
    reached = true;
    frame.tell(word('won'));
  }
  if (isOver(grid)) frame.tell(word('over'));
  show();
}

frame.main.append(board, steer(board, go));
frame.action(word('newGame'), begin);
begin();
