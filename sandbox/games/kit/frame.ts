import { languageOf, type Said, type Word, wordOf } from './words.ts';

export const language = languageOf(navigator.language);
export const say = (said: Said): string => said[language];
export const word = (name: Word): string => wordOf(language, name);

export interface Frame {
  main: HTMLElement;
  /** Shown below the board and read out. */
  tell(text: string): void;
  stat(name: Word, value: string | number): void;
  action(label: string, press: () => void): HTMLButtonElement;
}

/** The page around a game: its name, its figures, its buttons, what just happened and how it is played. */
export function openFrame(title: string, how: Said, stats: readonly Word[]): Frame {
  document.documentElement.lang = language;
  const figures = new Map(stats.map((name) => [name, element('dd', { textContent: '0' })]));
  const list = element('dl', { className: 'stats' });
  for (const [name, figure] of figures) list.append(group(element('dt', { textContent: word(name) }), figure));
  const bar = element('header', { className: 'bar' });
  bar.append(element('h1', { textContent: title }), list);
  const main = element('main');
  const told = element('p', { className: 'told' });
  told.setAttribute('role', 'status');
  const actions = element('div', { className: 'actions' });
  const help = element('details');
  help.append(element('summary', { textContent: word('how') }), element('p', { textContent: say(how) }));
  document.body.append(bar, main, told, actions, help);
  return {
    main,
    tell(text) {
      told.textContent = text;
    },
    stat(name, value) {
      const figure = figures.get(name);
      if (figure) figure.textContent = String(value);
    },
    action(label, press) {
      const button = element('button', { type: 'button', textContent: label });
      button.addEventListener('click', press);
      actions.append(button);
      return button;
    },
  };
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties);
}

function group(...children: readonly HTMLElement[]): HTMLElement {
  const box = element('div');
  box.append(...children);
  return box;
}

/** A board of buttons in rows; the arrow keys go from one to the next, one of them is in the tab order. */
export function buttonBoard(columns: number, count: number, press: (place: number) => void): HTMLButtonElement[] {
  const buttons = Array.from({ length: count }, (_, place) => {
    const button = element('button', { type: 'button', tabIndex: place === 0 ? 0 : -1 });
    button.addEventListener('click', () => press(place));
    button.addEventListener('focus', () => {
      for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
    });
    button.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
      const next = step === undefined ? undefined : buttons[place + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    });
    return button;
  });
  return buttons;
}

export type Direction = 'up' | 'left' | 'down' | 'right';
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowDown: 'down',
  ArrowRight: 'right',
};
const SWIPE_PX = 24;

/** Arrow keys, a swipe over the board, or four buttons: whatever the hand prefers. */
export function steer(board: HTMLElement, go: (direction: Direction) => void): HTMLElement {
  addEventListener('keydown', (event) => {
    const direction = KEYS[event.key];
    if (!direction || (event.target instanceof HTMLButtonElement === false && event.target !== document.body)) return;
    event.preventDefault();
    go(direction);
  });
  let from: { x: number; y: number } | undefined;
  board.addEventListener('pointerdown', ({ x, y }) => {
    from = { x, y };
  });
  addEventListener('pointerup', ({ x, y }) => {
    if (!from) return;
    const [dx, dy] = [x - from.x, y - from.y];
    from = undefined;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX) return;
    if (Math.abs(dx) > Math.abs(dy)) go(dx > 0 ? 'right' : 'left');
    else go(dy > 0 ? 'down' : 'up');
  });
  const pad = element('div', { className: 'pad' });
  const arrows: [Direction, string][] = [
    ['up', '▲'],
    ['left', '◀'],
    ['down', '▼'],
    ['right', '▶'],
  ];
  for (const [direction, sign] of arrows) {
    const button = element('button', { type: 'button', textContent: sign });
    button.setAttribute('aria-label', word(direction));
    button.addEventListener('click', () => go(direction));
    pad.append(button);
  }
  return pad;
}

/** The best so far, on this device; a browser without memory forgets it. */
export function keptBest(game: string) {
  const key = `best-${game}`;
  return {
    read(): number {
      try {
        return Number(localStorage.getItem(key)) || 0;
      } catch {
        return 0;
      }
    },
    write(value: number): void {
      try {
        localStorage.setItem(key, String(value));
      } catch {
        // A captive browser: the game goes on without memory.
      }
    },
  };
}
