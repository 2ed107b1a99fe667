import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_HTML } from '#packs/hostile/payloads.ts';
import { cleanLocalText, cleanRichText } from './rich-text.ts';

/** What would run, load or take input, were it still there as markup. */
const DANGER =
  /<\s*\/?(script|style|iframe|object|embed|svg|math|form|input|button|select|textarea|template|meta|base|link|video|audio|details|body|noscript|area|xss)\b|<[^>]*\son\w+\s*=|<[^>]*\sstyle\s*=|(href|src)\s*=\s*["']?\s*[^"'>]*(javascript|vbscript|data|blob):/i;

describe('rich text', () => {
  it('has a hundred hostile texts to prove itself on', () => {
    expect(new Set(HOSTILE_HTML).size).toBe(100);
  });

  it.each(HOSTILE_HTML.map((html) => [html]))('[AD40] takes the script out of %s', (html) => {
    const clean = cleanRichText(html);
    expect(clean).not.toMatch(DANGER);
    expect(cleanRichText(clean)).toBe(clean);
  });

  it('[AD40] gives nothing dangerous whatever stands around the markup', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HOSTILE_HTML), fc.string(), fc.string(), (html, before, after) => {
        expect(cleanRichText(before + html + after)).not.toMatch(DANGER);
      }),
    );
  });

  it.each([
    ['Plain text', 'Plain text'],
    ['<p>Dinner <strong>tonight</strong></p>', '<p>Dinner <strong>tonight</strong></p>'],
    ['<h1>Spa</h1>', '<h2>Spa</h2>'],
    ['<a href="/content/detail/spa">Spa</a>', '<a href="/content/detail/spa">Spa</a>'],
    ['<a href="tel:+4420" onclick="x()">Call</a>', '<a href="tel:+4420">Call</a>'],
    ['<p class="red" style="color:red">Red</p>', '<p>Red</p>'],
    ['<table><tr><td colspan="2">x</td></tr></table>', '<table><tr><td colspan="2">x</td></tr></table>'],
    ['<img src="/v1/blobs/image?id=a" alt="Deck" />', '<img src="/v1/blobs/image?id=a" alt="Deck" />'],
    ['Fish &amp; chips', 'Fish &amp; chips'],
    ['Fish & chips', 'Fish &amp; chips'],
  ])('keeps what an operator may write: %s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });

  it('cleans each language and leaves what is absent', () => {
    expect(cleanLocalText({ defaultValue: '<b>x</b>', de: '<script>y</script>z' })).toEqual({
      defaultValue: '<b>x</b>',
      de: 'z',
    });
    expect(cleanLocalText(undefined)).toBeUndefined();
    expect(cleanLocalText(null)).toBeNull();
  });
});
