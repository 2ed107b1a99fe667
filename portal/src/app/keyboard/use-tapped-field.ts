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
    const tap = (event: Event) => {
      const tapped = typedField(event.target);
      if (tapped) setField(tapped);
    };
    const leave = () => setField(undefined);
    document.addEventListener('click', tap);
    document.addEventListener('focusout', leave);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('click', tap);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('keydown', leave);
    };
  }, []);
  return { field, leave: () => setField(undefined) };
}
