// Runs in the page, beside the library that finds things by what they are called, as the page tests do.
import type * as Library from '@testing-library/dom';

export type Name = string | { source: string; flags: string };

/** Something on the page by its role and name, its label or its text. */
export interface Sought {
  by: 'role' | 'label' | 'text';
  role?: string;
  name?: Name;
  inside?: Sought;
}

export interface Found {
  text: string;
  value: string | null;
  isChecked: boolean;
  isDisabled: boolean;
  isFocused: boolean;
}

export interface Place {
  x: number;
  y: number;
  /** What lies over it, when something does. */
  covered: string | null;
}

export interface PageTools {
  find(sought: Sought): Found[];
  /** Scrolls it to the middle and tells where it can be tapped. */
  place(sought: Sought): Place | null;
  choose(sought: Sought, option: string): boolean;
  /** Keeps it in mind, so that asking for the focus at every stop of the tabulator costs no search. */
  remember(sought: Sought): number;
  isRememberedFocused(): boolean;
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof Library;
    pageTools?: PageTools;
  }
}

export function installPageTools(): void {
  const library = window.TestingLibraryDom;
  if (!library) throw new Error('The library that finds things is not there.');

  function elements({ by, role = '', name, inside }: Sought): HTMLElement[] {
    const [root] = inside ? elements(inside) : [document.body];
    if (!root || !library) return [];
    const matcher = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
    const all = {
      role: () => library.queryAllByRole(root, role, matcher === undefined ? {} : { name: matcher }),
      label: () => library.queryAllByLabelText(root, matcher ?? /./),
      text: () => library.queryAllByText(root, matcher ?? /./),
    }[by]();
    return all.filter((one) => one.getClientRects().length > 0);
  }

  const describe = (element: HTMLElement): Found => ({
    text: (element.textContent ?? '').trim(),
    value: 'value' in element ? String(element.value) : null,
    isChecked: element instanceof HTMLInputElement && element.checked,
    isDisabled: 'disabled' in element && element.disabled === true,
    isFocused: element === document.activeElement,
  });

  /** Where a finger meets it; a box that is drawn by its label is tapped there. */
  function placeOf(element: HTMLElement): Place {
    const { left, top, width, height } = (element.getClientRects()[0] ?? element.getBoundingClientRect()) as DOMRect;
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isMet = [element, ...labels].some((one) => one.contains(hit) || hit?.contains(one) === true);
    return { x, y, covered: isMet ? null : (hit?.outerHTML.slice(0, 200) ?? 'nothing') };
  }

  let remembered: HTMLElement[] = [];
  window.pageTools = {
    find: (sought) => elements(sought).map(describe),
    place(sought) {
      const [element] = elements(sought);
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return placeOf(element);
    },
    choose(sought, option) {
      const [element] = elements(sought);
      if (!(element instanceof HTMLSelectElement)) return false;
      const wanted = [...element.options].find(({ label }) => label === option);
      if (!wanted) return false;
      element.value = wanted.value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    remember(sought) {
      remembered = elements(sought);
      return remembered.length;
    },
    isRememberedFocused: () => remembered.some((one) => one === document.activeElement),
  };
}
