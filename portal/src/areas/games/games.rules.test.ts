import { describe, expect, it } from 'vitest';
import { GAMES, gameAddress, gamesBase } from './games.rules.ts';

it('[C187] [CD30] knows nine games by title and id', () => {
  expect(GAMES.map(({ id, title }) => `${title} = ${id}`)).toEqual([
    'Teenie Meanies = teenie-meanies',
    'Solitaire = solitaire',
    'Bird vs Bird = bird-vs-bird',
    '2048 = 2048',
    'Eye 2 Eye = eye-2-eye',
    'Two To Match = two-to-match',
    "Honey I'm home = honey-im-home",
    'Sudoku = sudoku',
    'Pic Fix = pic-fix',
  ]);
});

describe('where the games are', () => {
  it.each([
    ['https://games.example', 'https://hub.example/v1', 'https://games.example'],
    ['https://games.example/play/', 'https://hub.example/v1', 'https://games.example/play'],
    [undefined, 'https://hub.example/v1', 'https://hub.example/games-host'],
    ['', 'http://localhost:8080/v1/', 'http://localhost:8080/games-host'],
    [undefined, 'not an address', '/games-host'],
  ])('configured as %s, with the hub at %s: %s', (configured, hubUrl, base) => {
    expect(gamesBase(configured, hubUrl)).toBe(base);
  });

  it('[C188] a game is a page of its folder', () => {
    expect(gameAddress('https://games.example', '2048')).toBe('https://games.example/games/2048/index.html');
  });
});
