import type { Look } from './look.ts';

const DEFAULT_LOOK = 'meridian';

const LOADERS = import.meta.glob<{ look: Look }>('./*/look.ts');

const pathOf = (name: string) => `./${name}/look.ts`;

/** AD3: the look of the settings, then the one of the hub; a name that no folder has gives the default. */
export function lookName(theme?: string, layoutTheme?: string): string {
  const wanted = theme || layoutTheme || DEFAULT_LOOK;
  return Object.hasOwn(LOADERS, pathOf(wanted)) ? wanted : DEFAULT_LOOK;
}

/** The settings of a look; its style sheet and fonts come with it. */
export async function loadLook(name?: string): Promise<Look> {
  const load = LOADERS[pathOf(lookName(name))];
  if (!load) throw new Error('The default look is missing from the build.');
  return (await load()).look;
}

/** Makes a loaded look the one in force: tokens by `data-look`, the browser's bars, the text face ahead of its use. */
export function applyLook(look: Look, root: Document = document): void {
  root.documentElement.dataset.look = look.name;
  elementIn(root, 'meta', 'look-color', { name: 'theme-color', content: look.themeColor });
  elementIn(root, 'link', 'look-font', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
    href: look.fonts.preload,
  });
}

function elementIn(root: Document, tag: 'meta' | 'link', id: string, attributes: Record<string, string>): void {
  const element = root.getElementById(id) ?? root.head.appendChild(root.createElement(tag));
  element.id = id;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
