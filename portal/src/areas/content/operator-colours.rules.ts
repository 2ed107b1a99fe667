import { contrast } from '#portal/looks/contrast.ts';

const LEAST_CONTRAST = 4.5; // WCAG 2.2 AA, text
const INKS = ['#000000', '#ffffff'] as const;

function hexOf(colour: string | null | undefined): string | undefined {
  if (typeof colour !== 'string') return undefined;
  const text = colour.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  return /^#[0-9a-f]{3}$/.test(text) ? text.replace(/[0-9a-f]/g, (digit) => digit + digit) : undefined;
}

/** Black or white, whichever reads better; one of the two always reaches AA. */
function readableWith(colour: string): string {
  return contrast(INKS[0], colour) >= contrast(INKS[1], colour) ? INKS[0] : INKS[1];
}

/**
 * A269: the colours of a title as the operator chose them, kept readable. A ground without a readable text gets black or
 * white text, a text without its ground a black or white ground. Neither, or no colour at all: the look decides.
 */
export function operatorColours(item: { textColour?: string | null; backgroundColour?: string | null }) {
  const [text, ground] = [hexOf(item.textColour), hexOf(item.backgroundColour)];
  if (ground) {
    const color = text && contrast(text, ground) >= LEAST_CONTRAST ? text : readableWith(ground);
    return { color, backgroundColor: ground };
  }
  return text ? { color: text, backgroundColor: readableWith(text) } : undefined;
}
