/** What every look must say in its `look.css`; a look without one of them fails its test. */
export const COLOUR_TOKENS = [
  'surface',
  'surface-sunken',
  'surface-raised',
  'ink',
  'ink-muted',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-ink',
  'accent-soft',
  'on-accent-soft',
  'highlight',
  'line',
  'line-strong',
  'focus',
  'positive',
  'on-positive',
  'positive-soft',
  'on-positive-soft',
  'caution',
  'on-caution',
  'caution-soft',
  'on-caution-soft',
  'danger',
  'on-danger',
  'danger-soft',
  'on-danger-soft',
  'header',
  'on-header',
  'header-muted',
  'header-focus',
  'scrim',
  'on-scrim',
  'scrim-accent',
  'tint',
  'on-tint',
  'drawing-far',
  'drawing-near',
  'drawing-mark',
] as const;

export const SHAPE_TOKENS = [
  'font-display',
  'font-text',
  'display-weight',
  'display-tracking',
  'label-transform',
  'label-tracking',
  'radius-control',
  'radius-button',
  'radius-card',
  'radius-picture',
  'radius-chip',
  'radius-dialog',
  'card-line',
  'shadow-raised',
  'shadow-lifted',
  'shadow-overlay',
  'density',
] as const;

export const LOOK_TOKENS = [...COLOUR_TOKENS, ...SHAPE_TOKENS];

export type ColourToken = (typeof COLOUR_TOKENS)[number];

type ContrastPair = { text: ColourToken; on: ColourToken; least: 4.5 | 3 };

const pairs = (least: 4.5 | 3, ...rows: [ColourToken, ...ColourToken[]][]): ContrastPair[] =>
  rows.flatMap(([text, ...grounds]) => grounds.map((on) => ({ text, on, least })));

/** WCAG 2.2 AA: text 4.5, edges of controls and the focus ring 3. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs(
    4.5,
    ['ink', 'surface', 'surface-sunken', 'surface-raised'],
    ['ink-muted', 'surface', 'surface-sunken', 'surface-raised'],
    ['accent-ink', 'surface', 'surface-sunken', 'surface-raised'],
    ['highlight', 'surface', 'surface-raised'],
    ['on-accent', 'accent', 'accent-strong'],
    ['on-accent-soft', 'accent-soft'],
    ['positive', 'surface', 'surface-raised'],
    ['on-positive', 'positive'],
    ['on-positive-soft', 'positive-soft'],
    ['caution', 'surface', 'surface-raised'],
    ['on-caution', 'caution'],
    ['on-caution-soft', 'caution-soft'],
    ['danger', 'surface', 'surface-sunken', 'surface-raised'],
    ['on-danger', 'danger'],
    ['on-danger-soft', 'danger-soft'],
    ['on-header', 'header'],
    ['header-muted', 'header'],
    ['on-scrim', 'scrim'],
    ['scrim-accent', 'scrim'],
  ),
  ...pairs(
    3,
    ['line-strong', 'surface', 'surface-raised'],
    ['focus', 'surface', 'surface-sunken', 'surface-raised'],
    ['header-focus', 'header'],
  ),
];

/** B172, C18: the itinerary tile's tint lies over the raised surface at these opacities and still carries text. */
export const TINT_OPACITIES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
