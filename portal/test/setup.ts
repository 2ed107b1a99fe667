import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './quick-styles.ts';
import './quick-waits.ts';

/** Node's own storage globals hide those of jsdom and hold nothing. */
class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  get length(): number {
    return this.items.size;
  }
  clear(): void {
    this.items.clear();
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  setItem(key: string, value: string): void {
    this.items.set(key, String(value));
  }
}
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { value: new MemoryStorage(), configurable: true });
}

const returnFocus = new WeakMap<Element, Element | null>();
// jsdom has no modal dialogs: open and close with focus coming back, Escape cancels.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  returnFocus.set(this, document.activeElement);
  this.open = true;
  this.addEventListener('keydown', (event) => event.key === 'Escape' && this.dispatchEvent(new Event('cancel')));
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
  const opener = returnFocus.get(this);
  if (opener instanceof HTMLElement) opener.focus();
};

// Pages come in lazily; a busy machine takes its time.
configure({ asyncUtilTimeout: 8_000 });

// jsdom draws nothing.
HTMLCanvasElement.prototype.getContext = () => null;

// jsdom has no scrolling.
window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
Element.prototype.scrollIntoView = vi.fn();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share one world: a page that still loads when a file ends would be broken for the next one, and what a file put in a
// global's place would stay there.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});
