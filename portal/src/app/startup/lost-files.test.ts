import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartingPage, watchForLostFiles } from './lost-files.ts';

const answering = async () => new Response(null, { status: 200 });
const silent = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
let opened: HTMLElement;
const DRAWING = '<div id="first-view" inert aria-hidden="true"><h1>Restaurants</h1></div>';

function startingPage(fetch: () => Promise<Response>, { language = 'en-GB', storage = true } = {}) {
  const reload = vi.fn();
  const page = {
    addEventListener: opened.addEventListener.bind(opened),
    document,
    fetch: vi.fn(fetch),
    location: { reload },
    navigator: { language },
    get sessionStorage() {
      if (!storage) throw new DOMException('Denied', 'SecurityError');
      return sessionStorage;
    },
  };
  watchForLostFiles(page as unknown as StartingPage);
  return { page, reload };
}

async function lose(tag: 'script' | 'link' | 'img', attributes: Record<string, string> = {}): Promise<void> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  opened.append(element);
  element.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
}

const bar = () => document.querySelector('[role="alert"]');

/** One that listens to nobody of before. */
function openNew(): void {
  opened = document.createElement('div');
  opened.innerHTML = `${DRAWING}<div id="root"></div>`;
  document.body.replaceChildren(opened);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  openNew();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a start that loses a file', () => {
  it.each([
    ['a script', 'script', {}],
    ['a style sheet', 'link', { rel: 'stylesheet' }],
  ] as const)('begins again without %s', async (_, tag, attributes) => {
    const { reload } = startingPage(answering);
    await lose(tag, attributes);
    expect(reload).toHaveBeenCalledOnce();
    expect(bar()).toBeNull();
  });

  it.each([
    ['a picture', 'img', {}],
    ['what was only fetched ahead', 'link', { rel: 'modulepreload' }],
  ] as const)('goes on without %s', async (_, tag, attributes) => {
    const { page, reload } = startingPage(answering);
    await lose(tag, attributes);
    expect(page.fetch).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('begins again once, however many are lost', async () => {
    const { page } = startingPage(answering);
    await lose('script');
    await lose('script');
    expect(page.fetch).toHaveBeenCalledOnce();
  });

  it('leaves what is lost later to the portal', async () => {
    const { page } = startingPage(answering);
    document.getElementById('root')?.append('', document.createElement('main'));
    await lose('link', { rel: 'stylesheet' });
    expect(page.fetch).not.toHaveBeenCalled();
  });

  it('[AD10] begins again where code that it asks for stays away, when it has drawn nothing long after', async () => {
    const { reload } = startingPage(answering);
    opened.dispatchEvent(new Event('vite:preloadError'));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('goes on where it has drawn a page without that code', async () => {
    const { page } = startingPage(answering);
    opened.dispatchEvent(new Event('vite:preloadError'));
    document.getElementById('root')?.append(document.createElement('main'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.fetch).not.toHaveBeenCalled();
  });

  it('says so where nobody answers, lets the drawing be used, and begins again when somebody does', async () => {
    const { page, reload } = startingPage(silent);
    await lose('script');
    expect(bar()?.textContent).toBe('This page did not arrive completely.Try again');
    expect(document.getElementById('first-view')?.getAttributeNames()).toEqual(['id', 'data-painted']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reload).not.toHaveBeenCalled();
    page.fetch.mockImplementation(answering);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not begin again and again: once in a minute, for a screen before which nobody stands', async () => {
    const first = startingPage(answering);
    await lose('script');
    expect(first.reload).toHaveBeenCalledOnce();
    openNew();
    const { reload } = startingPage(answering);
    await lose('script');
    expect(bar()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not begin again under a guest’s hands', async () => {
    const { page, reload } = startingPage(silent);
    await lose('script');
    document.getElementById('root')?.append(document.createElement('main'));
    page.fetch.mockImplementation(answering);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['de-AT', 'Erneut versuchen'],
    ['fr', 'Réessayer'],
    ['sv-SE', 'Try again'],
  ])('asks the guest where nothing can be remembered, in %s', async (language, label) => {
    const { reload } = startingPage(answering, { language, storage: false });
    await lose('script');
    expect(reload).not.toHaveBeenCalled();
    const button = bar()?.querySelector('button');
    expect(button?.textContent).toBe(label);
    button?.click();
    expect(reload).toHaveBeenCalledOnce();
  });
});
