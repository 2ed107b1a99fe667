import { expect, it } from 'vitest';
import { asPicture, NOT_THERE_YET } from './as-picture.ts';

it('keeps what is seen, and takes the styles of elements into a style sheet', () => {
  const { html, css } = asPicture(
    '<p class="a" style="--ratio:4 / 3">One</p><p style="color:#fff">Two</p><p style="--ratio:4 / 3">Three</p>',
  );
  expect(html).toBe('<p class="a" data-drawn="0">One</p><p data-drawn="1">Two</p><p data-drawn="0">Three</p>');
  expect(css).toBe(`${NOT_THERE_YET}[data-drawn="0"]{--ratio:4 / 3}[data-drawn="1"]{color:#fff}`);
});

it('leaves out a style that could end the style sheet', () => {
  const { html, css } = asPicture('<p style="color:red}body{display:none">a</p><p style="&lt;/style&gt;">b</p>');
  expect(html).toBe('<p>a</p><p>b</p>');
  expect(css).toBe(NOT_THERE_YET);
});

it('has no names, which the page itself will have', () => {
  const choice = '<label for="a">Yes</label><input id="a" name="agreed" aria-describedby="b" type="radio">';
  expect(asPicture(choice).html).toBe('<label>Yes</label><input type="radio">');
  expect(asPicture('<a href="/" aria-label="Home" aria-current="page"></a>').html).toBe(
    '<a href="/" aria-current="page"></a>',
  );
});

it.each([
  ['<input class="a" type="text" maxLength="8" value=""/>', '<input type="button" value="" class="a"/>'],
  ['<input type="search" placeholder="A film" class="a" value=""/>', '<input type="button" value="A film" class="a"/>'],
  ['<input class="a" type="password" autoComplete="current-password"/>', '<input type="button" value="" class="a"/>'],
  ['<input class="a"/>', '<input type="button" value="" class="a"/>'],
  ['<input type="checkbox" class="a"/>', '<input type="checkbox" class="a"/>'],
  ['<input type="hidden" value="1"/>', '<input type="hidden" value="1"/>'],
])('draws a field that is written in without one: %s', (field, drawn) => {
  expect(asPicture(`<p>${field}</p>`).html).toBe(`<p>${drawn}</p>`);
});

it('fetches the first picture ahead of everything, wherever it stands', () => {
  const link = '<link rel="preload" as="image" href="/x"/>';
  const small = '<a class="_tile_1 _compact_1"><img loading="lazy" src="/s"></a>';
  const tile =
    '<a class="_tile_1"><img srcSet="/a 1w" sizes="auto, 100vw" src="/a" loading="lazy" fetchPriority="auto"/></a>';
  const { html, head } = asPicture(`${link}${small}${tile}${tile}`);
  expect(html).toBe(
    `${small}<a class="_tile_1"><img fetchPriority="high" srcSet="/a 1w" sizes="100vw" src="/a"/></a>${tile}`,
  );
  expect(head).toBe('<link rel="preload" as="image" imagesrcset="/a 1w" imagesizes="100vw" fetchpriority="high">');
  expect(asPicture('<p>None</p>').head).toBe('');
});

it('fetches the narrow pictures in sight ahead where a page has no wider one', () => {
  const tile = (name: string) =>
    `<a class="_tile_1 _compact_1"><img srcSet="/${name} 1w" sizes="auto, 8rem" src="/${name}" loading="lazy"/></a>`;
  const { html, head } = asPicture(tile('a') + tile('b') + tile('c'));
  const first = (name: string) =>
    `<a class="_tile_1 _compact_1"><img fetchPriority="high" srcSet="/${name} 1w" sizes="8rem" src="/${name}"/></a>`;
  expect(html).toBe(first('a') + first('b') + tile('c'));
  expect([...head.matchAll(/imagesrcset="([^"]*)"/g)].map(([, set]) => set)).toEqual(['/a 1w', '/b 1w']);
});

it('names those of events that stand beside the first, which are in sight with it', () => {
  const event = (name: string, loading: string) => `<article><img src="/${name}" loading="${loading}"/></article>`;
  const { html, head } = asPicture(
    ['a', 'b', 'c', 'd'].map((name) => event(name, 'eager')).join('') + event('e', 'lazy'),
  );
  expect(html).toContain('<img fetchPriority="high" src="/a"/>');
  expect(html).toContain(event('b', 'eager'));
  expect(head).toBe(
    '<link rel="preload" as="image" href="/a" fetchpriority="high">' +
      '<link rel="preload" as="image" href="/b"><link rel="preload" as="image" href="/c">',
  );
});
