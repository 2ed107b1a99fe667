/** The colours of a look that a mail is made of; a mail program knows no tokens, so they stand in the mail itself. */
export interface MailPalette {
  surface: string;
  'surface-raised': string;
  ink: string;
  'ink-muted': string;
  accent: string;
  'accent-ink': string;
  line: string;
  header: string;
  'on-header': string;
  /** Faces that every mail program has, in the character of the look's own. */
  display: string;
}

const SERIF = "Georgia, 'Times New Roman', serif";
export const MAIL_FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The tokens of the same names in the looks (`scripts/mail-palettes.test.ts` compares them). */
export const MAIL_PALETTES = {
  meridian: {
    surface: '#f4f7f7',
    'surface-raised': '#ffffff',
    ink: '#0d2136',
    'ink-muted': '#485c6e',
    accent: '#d0a353',
    'accent-ink': '#7a5614',
    line: '#d5dfe0',
    header: '#0b1f35',
    'on-header': '#f6f1e6',
    display: SERIF,
  },
  lorelei: {
    surface: '#fbf9f3',
    'surface-raised': '#fffefb',
    ink: '#20261d',
    'ink-muted': '#585e50',
    accent: '#2c5234',
    'accent-ink': '#2c5234',
    line: '#dcd6c6',
    header: '#fbf9f3',
    'on-header': '#20261d',
    display: SERIF,
  },
  palma: {
    surface: '#fcf6ea',
    'surface-raised': '#fffdf9',
    ink: '#34261d',
    'ink-muted': '#6a584a',
    accent: '#c93f2b',
    'accent-ink': '#b13523',
    line: '#ead9bf',
    header: '#fffdf9',
    'on-header': '#34261d',
    display: MAIL_FONT,
  },
  nightflight: {
    surface: '#0a0f18',
    'surface-raised': '#131b28',
    ink: '#ecf2fa',
    'ink-muted': '#a3b3c8',
    accent: '#4a9dff',
    'accent-ink': '#72b4ff',
    line: '#273447',
    header: '#060a11',
    'on-header': '#ecf2fa',
    display: MAIL_FONT,
  },
} as const satisfies Record<string, MailPalette>;

/** Of a look; the first look's for one that is not known. */
export function mailPalette(look: string | undefined): MailPalette {
  return MAIL_PALETTES[look as keyof typeof MAIL_PALETTES] ?? MAIL_PALETTES.meridian;
}
