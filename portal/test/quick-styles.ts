// Role queries and clicks ask thousands of times how an element is drawn, and jsdom answers by trying every rule of its own
// style sheet on the element and on all that it stands in. That sheet knows plain elements by their name alone, so one answer
// holds for all of a name; whatever has more to it (a style or an attribute that shows or hides, a style sheet of a test) is
// asked of jsdom.
const view = document.defaultView ?? window;
const fully = view.getComputedStyle.bind(view);

/** Attributes by which jsdom draws elements of one name differently. */
const TELLING = ['hidden', 'popover'];
/** A style tells nothing here that sets other properties only. */
const TELLING_STYLE = /display|visibility|pointer-events/;
const isPlain = (element: Element) =>
  !TELLING.some((name) => element.hasAttribute(name)) && !TELLING_STYLE.test(element.getAttribute('style') ?? '');

const displays = new Map<string, string>();

function displayOf(element: Element): string {
  // The first summary of its details is drawn otherwise than the next.
  if (element.localName === 'summary' || !isPlain(element)) return fully(element).display;
  const { namespaceURI, localName } = element;
  const kind = `${namespaceURI} ${localName} ${element.hasAttribute('open')} ${element.getAttribute('type')}`;
  const display = displays.get(kind) ?? fully(element).display;
  displays.set(kind, display);
  return display;
}

/** What no rule of jsdom's sets on plain elements comes from above, and is the initial value when nothing above has it. */
function inherited(property: 'visibility' | 'pointerEvents', initial: string) {
  return (element: Element): string => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (!isPlain(one)) return fully(element)[property];
    }
    return initial;
  };
}

const QUICK = new Map<string | symbol, (element: Element) => string>([
  ['display', displayOf],
  ['visibility', inherited('visibility', 'visible')],
  ['pointerEvents', inherited('pointerEvents', 'auto')],
]);

function quickly(element: Element): CSSStyleDeclaration {
  const read = (property: string) => QUICK.get(property)?.(element) ?? fully(element).getPropertyValue(property);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return read;
      const quick = QUICK.get(name);
      if (quick) return quick(element);
      const style = fully(element);
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
}

view.getComputedStyle = (element, pseudo) =>
  pseudo || document.styleSheets.length > 0 ? fully(element, pseudo) : quickly(element);
window.getComputedStyle = view.getComputedStyle;

export { fully as fullComputedStyle };
