import { contrast } from '#portal/looks/contrast.ts';

/** WCAG 2.2 AA, for text and for that of 24 px and more. */
export const LEAST_CONTRAST = { text: 4.5, largeText: 3 } as const;
const INKS = ['#000000', '#ffffff'] as const;

/** The ways to write a colour: nothing else comes into a style, nor into a drawing, where no browser looks at it. */
const COLOUR =
  /^(?!inherit|initial|unset|revert|current)(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|((rgb|hsl)a?|hwb|(ok)?(lab|lch)|color)\([\w\s.,%/-]+\))$/i;

function colourOf(given: unknown): string | undefined {
  const colour = typeof given === 'string' ? given.trim() : '';
  if (!COLOUR.test(colour)) return undefined;
  return typeof CSS === 'undefined' || CSS.supports('color', colour) ? colour : undefined;
}

let brush: CanvasRenderingContext2D | null | undefined;

/** In six digits. Only a browser knows names and the other ways, and nobody how a colour looks that lets others through. */
function hexOf(colour: string): string | undefined {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? [];
  if (digits) return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  if (typeof document === 'undefined') return undefined;
  brush ??= document.createElement('canvas').getContext('2d');
  if (!brush) return undefined;
  brush.fillStyle = INKS[0];
  brush.fillStyle = colour;
  return brush.fillStyle.startsWith('#') ? brush.fillStyle : undefined;
}

/** Black or white, whichever reads better; one of the two always reaches AA. */
function readableWith(colour: string): string {
  return contrast(INKS[0], colour) >= contrast(INKS[1], colour) ? INKS[0] : INKS[1];
}

/**
 * A269: the colours of a title as the operator chose them, kept readable. A ground without a readable text gets black or
 * white text, a text without its ground a black or white ground; what cannot be reckoned is taken as it is. Neither, or no
 * colour at all: the look decides.
 */
export function operatorColours(
  item: { textColour?: string | null; backgroundColour?: string | null },
  least: number = LEAST_CONTRAST.text,
) {
  const [text, ground] = [colourOf(item.textColour), colourOf(item.backgroundColour)];
  if (!text && !ground) return undefined;
  const [ink, paper] = [text && hexOf(text), ground && hexOf(ground)];
  if ((text && !ink) || (ground && !paper)) return { color: text, backgroundColor: ground };
  if (!paper) return { color: text, backgroundColor: readableWith(ink ?? INKS[0]) };
  const isReadable = ink !== undefined && contrast(ink, paper) >= least;
  return { color: isReadable ? text : readableWith(paper), backgroundColor: ground };
}
