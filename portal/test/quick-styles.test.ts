import { afterEach, describe, expect, it } from 'vitest';
import { fullComputedStyle } from './quick-styles.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

/** As role queries and clicks ask. */
const asked = ({ display, visibility, pointerEvents }: CSSStyleDeclaration) => [display, visibility, pointerEvents];

const PAGE = `
  <div>plain</div><section>plain</section>
  <main><h1>Title</h1><p>Text <b>bold</b> <a href="/">link</a><br></p><button type="button">Press</button>
    <ul><li>one</li></ul><label>Name <input></label><input type="hidden"><input type="HIDDEN"><select><option>1</option></select>
    <dialog>shut</dialog><dialog open>open</dialog>
    <details open><summary>first</summary><summary>second</summary>inside</details>
    <table><thead><tr><th>a</th></tr></thead><tbody><tr hidden><td>b</td></tr></tbody></table>
    <svg><title>Ship</title><g><path></path></g><a></a></svg><template></template><noscript></noscript>
    <section hidden><p>in hidden</p></section><section hidden="until-found"><p>in findable</p></section>
    <div popover><p>in popover</p></div>
    <div style="visibility: hidden"><p>unseen</p><p style="visibility: visible">seen</p></div>
    <div style="pointer-events: none"><p>dead</p><p style="pointer-events: auto">alive</p></div>
    <p style="display: none">gone</p><p style="color: red">red</p>
    <div style="--ratio: 4 / 3"><span style="width: 3px">measured</span></div><p style="Display: grid">grid</p>
  </main>`;

describe('styles that tests ask for', () => {
  it('are those of jsdom, for the first of a name and for the next', () => {
    document.body.innerHTML = PAGE + PAGE;
    const all = [...document.querySelectorAll('*')];
    expect(all.map((one) => [one.outerHTML, ...asked(getComputedStyle(one))])).toEqual(
      all.map((one) => [one.outerHTML, ...asked(fullComputedStyle(one))]),
    );
    expect(all.map((one) => getComputedStyle(one).getPropertyValue('display'))).toEqual(
      all.map((one) => fullComputedStyle(one).getPropertyValue('display')),
    );
    const [red] = document.querySelectorAll<HTMLElement>('[style*=red]');
    expect(red && getComputedStyle(red).color).toBe('rgb(255, 0, 0)');
    expect(red && getComputedStyle(red).getPropertyValue('pointer-events')).toBe('auto');
  });

  it('change with the element', () => {
    document.body.innerHTML = '<div><p>Text</p></div>';
    const [outer, inner] = document.querySelectorAll('div, p');
    if (!outer || !inner) throw new Error('They are drawn above.');
    expect(asked(getComputedStyle(inner))).toEqual(['block', 'visible', 'auto']);
    outer.setAttribute('style', 'visibility: hidden; pointer-events: none');
    inner.toggleAttribute('hidden');
    expect(asked(getComputedStyle(inner))).toEqual(['none', 'hidden', 'none']);
  });

  it('obey a style sheet that a test brings', () => {
    document.head.innerHTML = '<style>p { display: none; visibility: hidden }</style>';
    document.body.innerHTML = '<p>Text</p>';
    const [text] = document.querySelectorAll('p');
    expect(text && asked(getComputedStyle(text))).toEqual(['none', 'hidden', 'auto']);
    document.head.innerHTML = '';
    expect(text && asked(getComputedStyle(text))).toEqual(['block', 'visible', 'auto']);
  });
});
