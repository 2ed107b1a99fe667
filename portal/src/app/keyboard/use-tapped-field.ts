import { useEffect, useState } from 'react';

export type TypedField = HTMLInputElement | HTMLTextAreaElement;

const TYPED_TYPES = new Set(['text', 'email', 'tel', 'search', 'password', 'url']);

/** A field for letters; `inputmode="none"` brings keys of its own. */
function typedField(target: EventTarget | null): TypedField | undefined {
  const isText = target instanceof HTMLTextAreaElement;
  const isInput = target instanceof HTMLInputElement && TYPED_TYPES.has(target.type);
  if (!isText && !isInput) return undefined;
  return target.disabled || target.readOnly || target.inputMode === 'none' ? undefined : target;
}

/**
 * The field that the guest tapped, until the focus leaves it. A field that is reached by a real keyboard, or written by a
 * card reader, needs no keys on the screen.
 */
export function useTappedField(): { field: TypedField | undefined; leave: () => void } {
  const [field, setField] = useState<TypedField>();
  useEffect(() => {
    let isPressing = false;
    const leave = () => setField(undefined);
    const press = () => {
      isPressing = true;
    };
    const tap = (event: Event) => {
      isPressing = false;
      const tapped = typedField(event.target);
      setField((current) => tapped ?? (current === document.activeElement ? current : undefined));
    };
    // Keys that went with the focus would move the page under the finger, and the press would miss what it is meant for.
    const blur = () => {
      if (!isPressing) leave();
    };
    const listeners = { mousedown: press, click: tap, focusout: blur, keydown: leave };
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
    };
  }, []);
  return { field, leave: () => setField(undefined) };
}
