import { type ComponentType, createContext, useContext } from 'react';

/** Layouts of articles that areas other than content bring, by their names on the wire (AD42). */
export const ArticleLayoutsContext = createContext<Readonly<Record<string, ComponentType>>>({});

export function useBroughtLayout(name: string): ComponentType | undefined {
  const layouts = useContext(ArticleLayoutsContext);
  return Object.hasOwn(layouts, name) ? layouts[name] : undefined;
}

/** The same on a screen that has layouts of its own. */
export const ArticleScreensContext = createContext<Readonly<Record<string, ComponentType>>>({});

export function useBroughtScreen(name: string): ComponentType | undefined {
  const screens = useContext(ArticleScreensContext);
  return Object.hasOwn(screens, name) ? screens[name] : undefined;
}
