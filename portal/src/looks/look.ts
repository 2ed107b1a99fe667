/** The typed half of a look; its colours, fonts and shapes stand as tokens in the `look.css` beside it. */
export type Look = {
  /** The folder's name, also the value of `data-look` on the root element. */
  name: string;
  /** AD16: the title in the header; without one the device profile's label shows. */
  title?: string;
  /** A9: times of day as "h:mm AM/PM" instead of HH:mm. */
  use12HourTimeFormat?: boolean;
  /** A10, AD4: how English dates are shown and entered; German and French keep their own way. */
  dateLocale?: 'en-GB' | 'en-US';
  /** A11: address of the picture for an event that has none of its own. */
  defaultEventImage?: string;
  /** A12: address of the look's own calendar drawing; otherwise the kit's calendar icon shows. */
  calendarIcon?: string;
  /** The digits of a cabin number: Search is open when there are more than `min` and fewer than `max`. */
  cabinDigits?: { min: number; max: number };
  /** A8: `band` a filled bar, `rule` paper with thin lines, `float` a rounded bar above the page, `strip` a low dense bar. */
  headerStyle: 'band' | 'rule' | 'float' | 'strip';
  /** A8: the form of buttons; its measures are the tokens of `look.css`. */
  buttonShape: 'rounded' | 'square' | 'pill';
  /** Colour of the browser's own bars; the same as the header's surface. */
  themeColor: string;
  fonts: {
    display: string;
    text: string;
    /** Address of the one font file that is fetched before the style sheet asks for it. */
    preload: string;
  };
};
