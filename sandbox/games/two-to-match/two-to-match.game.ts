import { buttonBoard, element, keptBest, openFrame, say, word } from '../kit/frame.ts';
import { SYMBOLS, symbolSvg } from '../kit/symbols.ts';
import { deal, isDone, type Table, turn } from './two-to-match.rules.ts';

const PAIRS = 12;
const COLUMNS = 6;
const frame = openFrame(
  'Two To Match',
  {
    en: 'Turn two cards. If they show the same sign they stay open. Find all twelve pairs in as few moves as you can.',
    de: 'Decken Sie zwei Karten auf. Zeigen sie dasselbe Zeichen, bleiben sie offen. Finden Sie alle zwölf Paare in möglichst wenigen Zügen.',
    fr: 'Retournez deux cartes. Si elles portent le même signe, elles restent visibles. Trouvez les douze paires en aussi peu de coups que possible.',
  },
  ['moves', 'best'],
);
const kept = keptBest('two-to-match');
const board = element('div', { className: 'board' });
board.style.gridTemplateColumns = `repeat(${COLUMNS}, minmax(0, 1fr))`;
let table: Table;

const cards = buttonBoard(COLUMNS, PAIRS * 2, (place) => {
  const before = table;
  table = turn(table, place);
  const symbol = SYMBOLS[table.cards[place] ?? 0];
  if (symbol && table !== before) frame.tell(say(symbol.name));
  if (isDone(table)) {
    frame.tell(word('won'));
    if (!kept.read() || table.tries < kept.read()) kept.write(table.tries);
  }
  show();
});
board.append(...cards);

function show() {
  for (const [place, card] of cards.entries()) {
    const isOpen = table.open.includes(place) || table.found.has(place);
    const symbol = SYMBOLS[table.cards[place] ?? 0];
    card.innerHTML = isOpen && symbol ? symbolSvg(symbol.art) : '';
    card.setAttribute('aria-label', isOpen && symbol ? say(symbol.name) : `${place + 1}`);
    card.style.cssText = `aspect-ratio:3/4;padding:8%;background:${isOpen ? 'var(--paper)' : 'var(--glass-2)'};opacity:${table.found.has(place) ? 0.75 : 1}`;
  }
  frame.stat('moves', table.tries);
  frame.stat('best', kept.read() || '–');
}

function begin() {
  table = deal(PAIRS, Math.random);
  frame.tell('');
  show();
}

frame.main.append(board);
frame.action(word('newGame'), begin);
begin();
