import { element, keptBest, openFrame, say, steer, word } from '../kit/frame.ts';
import { fly, meadowOf, SIZE, type Way } from './honey-im-home.rules.ts';

const frame = openFrame(
  "Honey I'm home",
  {
    en: 'The bee flies straight on until a flower or the edge stops her. Bring her to the hive with as few flights as you can: arrow keys, a swipe or the four buttons.',
    de: 'Die Biene fliegt geradeaus, bis eine Blume oder der Rand sie aufhält. Bringen Sie sie mit möglichst wenigen Flügen in den Stock: mit Pfeiltasten, Wischen oder den vier Knöpfen.',
    fr: 'L’abeille vole tout droit jusqu’à une fleur ou au bord. Ramenez-la à la ruche en aussi peu de vols que possible : flèches, glissement ou boutons.',
  },
  ['level', 'moves', 'best'],
);
const kept = keptBest('honey-im-home');
const board = element('div', { className: 'board' });
board.style.cssText += `grid-template-columns:repeat(${SIZE}, minmax(0, 1fr));gap:3px;background:#3f7a4c`;
board.setAttribute('role', 'img');
let level = 1;
let meadow = meadowOf(level);
let bee = meadow.bee;
let flights = 0;

const svg = (art: string) => `<svg viewBox="0 0 48 48" aria-hidden="true">${art}</svg>`;
const ART = {
  bee: svg(
    '<ellipse cx="17" cy="16" rx="8" ry="12" fill="#fff" transform="rotate(-30 17 16)"/><ellipse cx="31" cy="16" rx="8" ry="12" fill="#fff" transform="rotate(30 31 16)"/><ellipse cx="24" cy="30" rx="16" ry="11" fill="#e0a92e"/><path fill="#2b2118" d="M17 21h5v19h-5zm9 0h5v19h-5z"/>',
  ),
  hive: svg(
    '<path fill="#d0a353" d="M24 3l19 11v20L24 45 5 34V14z"/><path fill="#5f420c" d="M24 16l9 5v10l-9 5-9-5V21z"/>',
  ),
  flower: svg(
    '<g fill="#f3c6d3"><circle cx="24" cy="11" r="8"/><circle cx="37" cy="21" r="8"/><circle cx="32" cy="36" r="8"/><circle cx="16" cy="36" r="8"/><circle cx="11" cy="21" r="8"/></g><circle cx="24" cy="25" r="8" fill="#d98c1f"/>',
  ),
};
const NAMES = {
  bee: say({ en: 'bee', de: 'Biene', fr: 'abeille' }),
  hive: say({ en: 'hive', de: 'Stock', fr: 'ruche' }),
  flowers: say({ en: 'flowers', de: 'Blumen', fr: 'fleurs' }),
};
const GOAL = say({ en: 'Possible in', de: 'Möglich in', fr: 'Possible en' });

function show() {
  const cells = Array.from({ length: SIZE * SIZE }, (_, place) => {
    const cell = element('div');
    const what =
      place === bee ? 'bee' : place === meadow.hive ? 'hive' : meadow.flowers.has(place) ? 'flower' : undefined;
    if (what) cell.innerHTML = ART[what];
    cell.style.cssText = `aspect-ratio:1;padding:6%;border-radius:6px;background:${what === 'flower' ? '#2f6340' : '#5c9a64'}`;
    return cell;
  });
  board.replaceChildren(...cells);
  const at = (place: number) => `${Math.floor(place / SIZE) + 1}/${(place % SIZE) + 1}`;
  board.setAttribute(
    'aria-label',
    `${NAMES.bee} ${at(bee)}, ${NAMES.hive} ${at(meadow.hive)}, ${NAMES.flowers} ${[...meadow.flowers].map(at).join(' ')}`,
  );
  frame.stat('level', level);
  frame.stat('moves', flights);
  frame.stat('best', kept.read());
}

function open(next: number) {
  level = next;
  meadow = meadowOf(level);
  again();
}

function again() {
  bee = meadow.bee;
  flights = 0;
  frame.tell(`${GOAL} ${meadow.fewest}.`);
  show();
}

function go(way: Way) {
  const to = fly(meadow, bee, way);
  if (to === bee) return;
  bee = to;
  flights++;
  if (bee !== meadow.hive) {
    show();
    return;
  }
  if (level > kept.read()) kept.write(level);
  const praise = `${word('won')} ${word('level')} ${level}: ${flights} (${GOAL} ${meadow.fewest})`;
  open(level + 1);
  frame.tell(praise);
}

frame.main.append(board, steer(board, go));
frame.action(say({ en: 'Start again', de: 'Noch einmal', fr: 'Recommencer' }), again);
frame.action(word('newGame'), () => open(1));
open(1);
