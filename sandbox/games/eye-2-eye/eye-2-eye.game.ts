import { buttonBoard, element, keptBest, openFrame, word } from '../kit/frame.ts';
import { roundOf } from './eye-2-eye.rules.ts';

const SECONDS = 60;
const MISS_COSTS = 5;
const frame = openFrame(
  'Eye 2 Eye',
  {
    en: 'One eye looks another way than all the others. Touch it. Every level has more eyes; a wrong touch costs five seconds.',
    de: 'Ein Auge schaut anders als alle anderen. Tippen Sie es an. Jede Stufe bringt mehr Augen; ein falscher Tipp kostet fünf Sekunden.',
    fr: 'Un œil ne regarde pas comme les autres. Touchez-le. Chaque niveau en ajoute ; une erreur coûte cinq secondes.',
  },
  ['level', 'time', 'best'],
);
const kept = keptBest('eye-2-eye');
const board = element('div', { className: 'board' });
let level = 1;
let left = SECONDS;
let timer: number | undefined;

const eye = (degrees: number) => {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180) * 8, Math.sin((degrees * Math.PI) / 180) * 5];
  return `<svg viewBox="0 0 48 48" aria-hidden="true"><path fill="#fff" d="M3 24c10-18 32-18 42 0-10 18-32 18-42 0z"/><circle cx="${24 + x}" cy="${24 + y}" r="9" fill="#1d6b6b"/><circle cx="${24 + x}" cy="${24 + y}" r="4.500" fill="#0d2136"/></svg>`;
};
const direction = (degrees: number) => '→↘↓↙←↖↑↗'[Math.round(degrees / 45) % 8] ?? '';

function nextRound() {
  const round = roundOf(level, Math.random);
  board.style.gridTemplateColumns = `repeat(${round.columns}, minmax(0, 1fr))`;
  const eyes = buttonBoard(round.columns, round.columns ** 2, (place) => {
    if (left <= 0) return;
    if (place === round.odd) {
      level++;
      if (level > kept.read()) kept.write(level);
      nextRound();
    } else {
      left -= MISS_COSTS;
      show();
    }
  });
  for (const [place, button] of eyes.entries()) {
    const degrees = place === round.odd ? round.oddLooks : round.looks;
    button.innerHTML = eye(degrees);
    button.setAttribute('aria-label', `${place + 1} ${direction(degrees)}`);
    button.style.cssText = 'aspect-ratio:1;padding:6%;background:var(--glass)';
  }
  board.replaceChildren(...eyes);
  eyes[0]?.focus({ preventScroll: true });
  show();
}

function show() {
  frame.stat('level', level);
  frame.stat('time', Math.max(left, 0));
  frame.stat('best', kept.read());
  if (left > 0) return;
  clearInterval(timer);
  for (const button of board.querySelectorAll('button')) button.disabled = true;
  frame.tell(`${word('over')} ${word('level')} ${level}`);
}

function begin() {
  level = 1;
  left = SECONDS;
  frame.tell('');
  clearInterval(timer);
  timer = window.setInterval(() => {
    left--;
    show();
  }, 1000);
  nextRound();
}

frame.main.append(board);
frame.action(word('newGame'), begin);
begin();
