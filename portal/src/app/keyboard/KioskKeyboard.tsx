import { lazyPart } from '#portal/shared/lazy-part.tsx';
import { useTappedField } from './use-tapped-field.ts';

const ScreenKeyboard = lazyPart(() => import('./ScreenKeyboard.tsx').then((module) => module.ScreenKeyboard));

/** Hears a tap on a field from the first moment on; the keys follow when their code is there. */
export function KioskKeyboard() {
  const { field, leave } = useTappedField();
  return <ScreenKeyboard field={field} onDone={leave} />;
}
