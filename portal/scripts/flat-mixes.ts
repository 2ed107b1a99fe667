import type { Plugin } from 'vite';

const COLOUR = String.raw`(?:var\(--([\w-]+)(?:, \w+)?\)|(\w+))`;
const MIX = new RegExp(
  String.raw`color-mix\(in srgb, ${COLOUR} (?:(\d+)%|calc\([^()]*\([^()]*\)[^()]*\)), ${COLOUR}\)`,
  'g',
);
/** From this part on a mix is nearer to its first colour, as far as words on it are read. */
const MOSTLY = 40;

/**
 * Phones that stayed with iOS 16.0 or 16.1 mix no colours, and a mix of tokens has no fallback of the usual kind: it stands until its
 * tokens are known, and then there is no colour at all. So each yields to one of its two colours where `flat-mixes.css` says
 * what that is, which it does for those phones only. Nothing moves to another line, by which class names are made.
 */
export function withFlatMixes(css: string): string {
  let found = 0;
  const flat = css.replace(MIX, (mix: string, ...parts: (string | undefined)[]) => {
    found += 1;
    const [token, word, share, otherToken, otherWord] = parts;
    // Of a mix whose parts are not written here, the second colour is the ground.
    const name = Number(share ?? 0) >= MOSTLY ? (token ?? word) : (otherToken ?? otherWord);
    return `var(--flat-${name}, ${mix})`;
  });
  const written = css.split('color-mix(in').length - 1;
  if (found < written) throw new Error('There is a color-mix() that cannot be made flat for iOS 16.0.');
  return flat;
}

export function flatMixes(): Plugin {
  return {
    name: 'flat-mixes',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.module.css') && code.includes('color-mix(') ? withFlatMixes(code) : undefined;
    },
  };
}
