import { buttonBoard, element, keptBest, openFrame, say, word } from '../kit/frame.ts';
import { seaView } from './pic-fix.pictures.ts';
import { isWhole, mixed, type Pieces, swapped } from './pic-fix.rules.ts';

const SIZES = [3, 4, 5];
const frame = openFrame(
  'Pic Fix',
  {
    en: 'The picture has come apart. Choose a piece, then the piece it should change places with, until all is whole again.',
    de: 'Das Bild ist durcheinandergeraten. Wählen Sie ein Teil und dann das Teil, mit dem es tauschen soll, bis alles wieder stimmt.',
    fr: 'L’image s’est défaite. Choisissez une pièce, puis celle avec laquelle elle doit changer de place, jusqu’à ce que tout soit en ordre.',
  },
  ['moves', 'best'],
);
const PIECE = say({ en: 'piece', de: 'Teil', fr: 'pièce' });
const board = element('div', { className: 'board' });
board.style.gap = '3px';
let size = 3;
let kept = keptBest('pic-fix-3');
let picture = '';
let pieces: Pieces = [];
let chosen: number | undefined;
let moves = 0;
let buttons: HTMLButtonElement[] = [];

function press(place: number) {
  if (isWhole(pieces)) return;
  if (chosen === undefined) chosen = place;
  else {
    if (chosen !== place) {
      pieces = swapped(pieces, chosen, place);
      moves++;
    }
    chosen = undefined;
  }
  if (isWhole(pieces)) {
    if (!kept.read() || moves < kept.read()) kept.write(moves);
    frame.tell(word('won'));
  }
  show();
}

function show() {
  for (const [place, button] of buttons.entries()) {
    const piece = pieces[place] ?? 0;
    const shift = (part: number) => `${(part / (size - 1)) * 100}%`;
    button.style.cssText = `aspect-ratio:1;border-radius:4px;background:url("${picture}") ${shift(piece % size)} ${shift(Math.floor(piece / size))} / ${size * 100}%;${chosen === place ? 'outline:4px solid var(--brass);outline-offset:-4px' : ''}`;
    button.setAttribute('aria-label', `${place + 1}: ${PIECE} ${piece + 1}`);
    button.setAttribute('aria-pressed', String(chosen === place));
  }
  frame.stat('moves', moves);
  frame.stat('best', kept.read() || '–');
}

function begin(of: number) {
  size = of;
  kept = keptBest(`pic-fix-${size}`);
  picture = `data:image/svg+xml,${encodeURIComponent(seaView(Math.random))}`;
  pieces = mixed(size * size, Math.random);
  chosen = undefined;
  moves = 0;
  buttons = buttonBoard(size, size * size, press);
  board.style.gridTemplateColumns = `repeat(${size}, minmax(0, 1fr))`;
  board.replaceChildren(...buttons);
  frame.tell('');
  show();
}

frame.main.append(board);
for (const of of SIZES) frame.action(`${of} × ${of}`, () => begin(of));
begin(3);
