import { buttonBoard, element, keptBest, openFrame, say, word } from '../kit/frame.ts';
import { SYMBOLS, symbolSvg } from '../kit/symbols.ts';
import { HOLES, nextPeek, type Peek, pointsFor } from './teenie-meanies.rules.ts';

const SECONDS = 45;
const ART = { crab: symbolOf('crab'), star: symbolOf('star') };
const frame = openFrame(
  'Teenie Meanies',
  {
    en: 'Cheeky crabs peep out of the portholes. Touch them, or press the key of the porthole from 1 to 9, before they hide. Leave the starfish alone: it costs three points.',
    de: 'Freche Krabben gucken aus den Bullaugen. Tippen Sie sie an oder drücken Sie die Ziffer des Bullauges von 1 bis 9, bevor sie verschwinden. Den Seestern in Ruhe lassen: Er kostet drei Punkte.',
    fr: 'Des crabes effrontés sortent des hublots. Touchez-les, ou tapez le chiffre du hublot de 1 à 9, avant qu’ils ne se cachent. Épargnez l’étoile de mer : elle coûte trois points.',
  },
  ['score', 'time', 'best'],
);
const kept = keptBest('teenie-meanies');
const board = element('div', { className: 'board' });
board.style.gridTemplateColumns = 'repeat(3, minmax(0, 1fr))';
let peek: Peek | undefined;
let count = 0;
let score = 0;
let left = 0;
let hiding: number | undefined;
let clock: number | undefined;

function symbolOf(id: string) {
  const symbol = SYMBOLS.find((one) => one.id === id);
  return { name: symbol ? say(symbol.name) : id, svg: symbolSvg(symbol?.art ?? '') };
}

const holes = buttonBoard(3, HOLES, hit);
board.append(...holes);

function hit(hole: number) {
  if (left <= 0 || peek?.hole !== hole) return;
  score = Math.max(0, score + pointsFor(peek.who));
  peek = undefined;
  clearTimeout(hiding);
  show();
  hiding = window.setTimeout(come, 250);
}

function come() {
  if (left <= 0) return;
  peek = nextPeek(count++, peek?.hole, Math.random);
  show();
  hiding = window.setTimeout(come, peek.ms);
}

function show() {
  for (const [place, hole] of holes.entries()) {
    const who = peek?.hole === place ? peek.who : undefined;
    hole.innerHTML = who ? ART[who].svg : '';
    hole.setAttribute('aria-label', who ? `${place + 1}: ${ART[who].name}` : `${place + 1}`);
    hole.style.cssText = `aspect-ratio:1;padding:14%;border-radius:50%;border:6px solid var(--brass);background:${who ? 'var(--glass)' : 'var(--sea-2)'}`;
  }
  frame.stat('score', score);
  frame.stat('time', Math.max(left, 0));
  frame.stat('best', kept.read());
}

function end() {
  clearInterval(clock);
  clearTimeout(hiding);
  peek = undefined;
  if (score > kept.read()) kept.write(score);
  frame.tell(`${word('over')} ${word('score')}: ${score}`);
  show();
}

function begin() {
  clearInterval(clock);
  clearTimeout(hiding);
  score = 0;
  count = 0;
  left = SECONDS;
  frame.tell('');
  clock = window.setInterval(() => {
    left--;
    if (left <= 0) end();
    else frame.stat('time', left);
  }, 1000);
  come();
}

addEventListener('keydown', ({ key }) => {
  if (/^[1-9]$/.test(key)) hit(Number(key) - 1);
});
frame.main.append(board);
frame.action(word('start'), begin);
show();
