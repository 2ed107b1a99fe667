import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkFirstView, replaceFirstView } from './first-view.ts';

let root: HTMLElement;
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="first-view"><main><h1>Drawn</h1></main></div><div id="root"></div>';
  root = document.getElementById('root') as HTMLElement;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});
const view = () => document.getElementById('first-view');

describe('a drawing that the page was served with', () => {
  it.each([
    [{}, true],
    [{ language: 'en' }, true],
    [{ language: 'de' }, false],
  ])('for a visitor who remembers %o: shown %s', (visitor, isShown) => {
    checkFirstView(document, visitor, true);
    expect(view() !== null).toBe(isShown);
  });

  it('that the browser has not read yet is looked at when it is there', async () => {
    const drawing = view() as HTMLElement;
    drawing.remove();
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    checkFirstView(document, { language: 'de' }, true);
    document.body.append(drawing);
    await Promise.resolve();
    expect(view()).toBeNull();
    readyState.mockRestore();
  });

  it('out of the browser’s history is not believed', () => {
    checkFirstView(document, {}, false);
    expect(view()).toBeNull();
  });

  it('is out of reach, but not for ever: without the portal its links still lead somewhere', () => {
    vi.useFakeTimers();
    view()?.setAttribute('inert', '');
    view()?.setAttribute('aria-hidden', 'true');
    checkFirstView(document, {}, true);
    vi.advanceTimersByTime(19_000);
    expect(view()?.hasAttribute('inert')).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(view()?.hasAttribute('inert')).toBe(false);
    expect(view()?.hasAttribute('aria-hidden')).toBe(false);
  });

  it('asks no guest to log in', () => {
    checkFirstView(document, { sessionId: 'abc' }, true);
    expect(view()?.hasAttribute('data-guest')).toBe(true);
  });

  it('that asks to log in is not shown to whoever has', () => {
    view()?.setAttribute('data-for-visitors', '');
    checkFirstView(document, {}, true);
    expect(view()).not.toBeNull();
    checkFirstView(document, { sessionId: 'abc' }, true);
    expect(view()).toBeNull();
  });

  it('stays until the page itself is there, which is not seen before', async () => {
    replaceFirstView(root);
    expect(root.dataset.behind).toBe('');
    root.innerHTML = '<main><h1>Page</h1><p data-loading>Loading</p></main>';
    await Promise.resolve();
    expect(view()).not.toBeNull();
    root.innerHTML = '<main><h1>Page</h1></main>';
    await Promise.resolve();
    // It has been laid out by then.
    expect(view()).not.toBeNull();
    await vi.waitFor(() => expect(view()).toBeNull());
    expect(root.dataset.behind).toBeUndefined();
    expect(root.dataset.still).toBe('');
    await vi.waitFor(() => expect(root.dataset.still).toBeUndefined());
  });

  it('that waits for data itself gives way to a page that does', async () => {
    document.body.innerHTML = '<div id="first-view"><p data-loading></p></div><div id="root"></div>';
    root = document.getElementById('root') as HTMLElement;
    replaceFirstView(root);
    root.innerHTML = '<main><h1>Page</h1><p data-loading>Loading</p></main>';
    await vi.waitFor(() => expect(view()).toBeNull());
  });

  it('goes for what lies over every page, and after a while in any case', async () => {
    replaceFirstView(root);
    root.innerHTML = '<dialog open>Emergency</dialog>';
    await vi.waitFor(() => expect(view()).toBeNull());

    vi.useFakeTimers();
    document.body.innerHTML = '<div id="first-view"></div><div id="root"></div>';
    const late = document.getElementById('root') as HTMLElement;
    replaceFirstView(late);
    vi.advanceTimersByTime(4_000);
    expect(view()).toBeNull();
    expect(late.dataset.behind).toBeUndefined();
  });

  it('says how high the bars are, before the page has any of its own', () => {
    view()?.insertAdjacentHTML('beforeend', '<div data-bar="footer"></div>');
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    const said = vi.spyOn(root.style, 'setProperty');
    replaceFirstView(root);
    replaceFirstView(root);
    expect(root.style.getPropertyValue('--footer-height')).toBe('64px');
    expect(said).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('that is not there leaves the portal as it is', () => {
    view()?.remove();
    replaceFirstView(root);
    expect(root.dataset.behind).toBeUndefined();
  });
});

describe('the pictures of a drawing that goes', () => {
  function aPicture(width: number): HTMLImageElement {
    const picture = document.createElement('img');
    picture.sizes = 'auto, 100vw';
    picture.getBoundingClientRect = () => new DOMRect(0, 0, width, 90);
    view()?.append(picture);
    return picture;
  }

  it.each([
    ['when the page is there', () => replaceFirstView(root)],
    ['for a visitor with another language', () => checkFirstView(document, { language: 'de' }, true)],
  ])('keep the width in which they are fetched, also on their way: %s', async (_, go) => {
    const picture = aPicture(119.5);
    go();
    root.innerHTML = '<main><h1>Page</h1></main>';
    await vi.waitFor(() => expect(view()).toBeNull());
    expect(picture.sizes).toBe('119.5px');
  });

  it('are not laid out for that where they lie far out of sight', async () => {
    const picture = aPicture(119.5);
    Object.assign(picture, { checkVisibility: ({ contentVisibilityAuto = false }) => !contentVisibilityAuto });
    const measured = vi.spyOn(picture, 'getBoundingClientRect');
    replaceFirstView(root);
    root.innerHTML = '<main><h1>Page</h1></main>';
    await vi.waitFor(() => expect(view()).toBeNull());
    expect(measured).not.toHaveBeenCalled();
  });

  it('are left alone where they have no place', async () => {
    const picture = aPicture(0);
    replaceFirstView(root);
    root.innerHTML = '<main><h1>Page</h1></main>';
    await vi.waitFor(() => expect(view()).toBeNull());
    expect(picture.sizes).toBe('auto, 100vw');
  });
});
