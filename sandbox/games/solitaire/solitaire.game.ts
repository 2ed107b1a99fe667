import { element, keptBest, openFrame, say, word } from '../kit/frame.ts';
import {
  bestMove,
  type Card,
  deal,
  draw,
  type From,
  isRed,
  isWon,
  SUITS,
  type Suit,
  type Table,
} from './solitaire.rules.ts';

const frame = openFrame(
  'Solitaire',
  {
    en: 'Build the four suits from ace to king. In the columns cards go down in turns of red and black; only a king goes on an empty column. Touch a card and it goes where it can; touch the stock for the next card.',
    de: 'Bauen Sie die vier Farben vom Ass bis zum König auf. In den Spalten liegen Karten absteigend und abwechselnd rot und schwarz; auf eine leere Spalte darf nur ein König. Tippen Sie eine Karte an, und sie geht dorthin, wo sie passt; ein Tipp auf den Stapel bringt die nächste.',
    fr: 'Montez les quatre couleurs de l’as au roi. Dans les colonnes, les cartes descendent en alternant rouge et noir ; seul un roi va sur une colonne vide. Touchez une carte : elle va où elle peut ; touchez la pioche pour la suivante.',
  },
  ['moves', 'wins'],
);
const SIGNS: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' };
const NAMES: Readonly<Record<Suit, string>> = {
  spades: say({ en: 'spades', de: 'Pik', fr: 'pique' }),
  hearts: say({ en: 'hearts', de: 'Herz', fr: 'cœur' }),
  clubs: say({ en: 'clubs', de: 'Kreuz', fr: 'trèfle' }),
  diamonds: say({ en: 'diamonds', de: 'Karo', fr: 'carreau' }),
};
const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const STOCK = say({ en: 'stock', de: 'Stapel', fr: 'pioche' });
const NOWHERE = say({
  en: 'That card cannot go anywhere now.',
  de: 'Diese Karte passt gerade nirgends.',
  fr: 'Cette carte ne va nulle part pour l’instant.',
});
const kept = keptBest('solitaire');
const board = element('div', { className: 'board' });
board.style.cssText +=
  'grid-template-columns:repeat(7, minmax(0, 1fr));gap:6px;align-items:start;width:min(100%,640px);background:#1c5a45;touch-action:manipulation';
let table: Table;
let past: Table[] = [];

const CARD =
  'width:100%;aspect-ratio:5/7;border-radius:6px;font-weight:700;font-size:clamp(13px,3.4vmin,24px);line-height:1.05;padding:2px';

function cardButton(card: Card, from: From, covered: boolean): HTMLButtonElement {
  const button = element('button', { type: 'button', textContent: `${RANKS[card.rank]}${SIGNS[card.suit]}` });
  button.style.cssText = `${CARD};background:#fff;color:${isRed(card) ? 'var(--red)' : 'var(--ink)'};box-shadow:0 0 0 1px #9fb4c2;display:flex;align-items:${covered ? 'flex-start' : 'center'};justify-content:center`;
  button.setAttribute('aria-label', `${RANKS[card.rank]} ${NAMES[card.suit]}`);
  button.addEventListener('click', () => {
    const next = bestMove(table, from);
    if (next) step(next);
    else frame.tell(NOWHERE);
  });
  return button;
}

function back(): HTMLElement {
  const card = element('div');
  card.style.cssText = `${CARD};background:repeating-linear-gradient(45deg,#16395a 0 6px,#1f4d76 6px 12px);box-shadow:0 0 0 1px #fff`;
  return card;
}

function emptyPlace(text = ''): HTMLElement {
  const place = element('div', { textContent: text });
  place.style.cssText = `${CARD};display:grid;place-items:center;border:2px dashed rgb(255 255 255 / 45%);color:rgb(255 255 255 / 80%)`;
  return place;
}

function stockButton(): HTMLElement {
  const button = element('button', {
    type: 'button',
    textContent: table.stock.length > 0 ? String(table.stock.length) : '↻',
  });
  button.style.cssText = `${CARD};background:${table.stock.length > 0 ? 'repeating-linear-gradient(45deg,#16395a 0 6px,#1f4d76 6px 12px)' : 'transparent'};box-shadow:0 0 0 2px #fff;color:#fff`;
  button.setAttribute('aria-label', `${STOCK} ${table.stock.length}`);
  button.addEventListener('click', () => step(draw(table)));
  return button;
}

function columnStack(column: number): HTMLElement {
  const { hidden = [], open = [] } = table.columns[column] ?? {};
  const stack = element('div');
  const cards = [
    ...hidden.map(back),
    ...open.map((card, depth) => cardButton(card, { pile: 'column', column, depth }, depth < open.length - 1)),
  ];
  for (const [at, card] of cards.entries()) if (at > 0) card.style.marginTop = at <= hidden.length ? '-118%' : '-98%';
  stack.append(...(cards.length > 0 ? cards : [emptyPlace('K')]));
  return stack;
}

function show() {
  const top = table.waste.at(-1);
  board.replaceChildren(
    stockButton(),
    top ? cardButton(top, { pile: 'waste' }, false) : emptyPlace(),
    element('span'),
    ...SUITS.map((suit) => {
      const rank = table.foundations[suit];
      return rank > 0 ? cardButton({ suit, rank }, { pile: 'foundation', suit }, false) : emptyPlace(SIGNS[suit]);
    }),
    ...table.columns.map((_, column) => columnStack(column)),
  );
  undo.disabled = past.length === 0;
  frame.stat('moves', past.length);
  frame.stat('wins', kept.read());
}

function step(next: Table) {
  const at = [...board.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
  past.push(table);
  table = next;
  frame.tell('');
  if (isWon(table)) {
    kept.write(kept.read() + 1);
    frame.tell(word('won'));
  }
  show();
  // The keyboard stays where it was though the cards are new.
  if (at >= 0) board.querySelectorAll('button')[at]?.focus();
}

function begin() {
  past = [];
  table = deal(Math.random);
  frame.tell('');
  show();
}

const undo = frame.action(word('undo'), () => {
  table = past.pop() ?? table;
  frame.tell('');
  show();
});
frame.action(word('newGame'), begin);
frame.main.append(board);
begin();
