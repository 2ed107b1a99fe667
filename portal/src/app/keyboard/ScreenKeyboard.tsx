import ArrowBigUp from 'lucide-react/icons/arrow-big-up';
import Delete from 'lucide-react/icons/delete';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { keyRows, type Layer } from './keyboard-layout.rules.ts';
import styles from './ScreenKeyboard.module.css';
import { erased, type TextState, typed } from './typing.rules.ts';
import type { TypedField } from './use-tapped-field.ts';

/** Letters for a kiosk without keys, in the guest's language, for the field that was tapped. */
export function ScreenKeyboard({ field, onDone }: { field: TypedField | undefined; onDone: () => void }) {
  if (!field) return null;
  const keys = <Keys field={field} onDone={onDone} />;
  const dialog = field.closest('dialog');
  return dialog ? createPortal(keys, dialog) : keys;
}

function Keys({ field, onDone }: { field: TypedField; onDone: () => void }) {
  const { language, t } = useTranslation();
  const [layer, setLayer] = useState<Layer>('letters');
  const keyboard = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The keys must not cover what they write: bars let go (`data-typing`), and the field comes to stand above the keys.
    const root = document.documentElement;
    root.dataset.typing = '';
    field.style.scrollMarginBlockEnd = `${keyboard.current?.offsetHeight ?? 0}px`;
    field.scrollIntoView({ block: 'center' });
    return () => {
      delete root.dataset.typing;
      field.style.scrollMarginBlockEnd = '';
    };
  }, [field]);
  const press = (key: string) => {
    write(field, typed(stateOf(field), key, field.maxLength));
    if (layer === 'capitals') setLayer('letters');
  };
  const change = (wanted: Layer) => setLayer((current) => (current === wanted ? 'letters' : wanted));
  return (
    // The field keeps its focus while keys are pressed.
    <fieldset
      ref={keyboard}
      className={styles.keyboard}
      aria-label={t('keyboard')}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {keyRows(language, layer).map((row) => (
        <div key={row.join('')} className={styles.row}>
          {row.map((key) => (
            <button key={key} type="button" tabIndex={-1} className={styles.key} onClick={() => press(key)}>
              {key}
            </button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <button
          type="button"
          tabIndex={-1}
          className={classNames(styles.key, styles.wide)}
          aria-pressed={layer === 'capitals'}
          aria-label={t('keyboard_capitals')}
          onClick={() => change('capitals')}
        >
          <ArrowBigUp aria-hidden="true" />
        </button>
        <button
          type="button"
          tabIndex={-1}
          className={classNames(styles.key, styles.wide)}
          aria-pressed={layer === 'accents'}
          aria-label={t('keyboard_accents')}
          onClick={() => change('accents')}
        >
          áß
        </button>
        <button
          type="button"
          tabIndex={-1}
          className={classNames(styles.key, styles.space)}
          aria-label={t('keyboard_space')}
          onClick={() => press(' ')}
        />
        <button
          type="button"
          tabIndex={-1}
          className={classNames(styles.key, styles.wide)}
          aria-label={t('keyboard_erase')}
          onClick={() => write(field, erased(stateOf(field)))}
        >
          <Delete aria-hidden="true" />
        </button>
        <button type="button" tabIndex={-1} className={classNames(styles.key, styles.wide)} onClick={onDone}>
          {t('keyboard_done')}
        </button>
      </div>
    </fieldset>
  );
}

function stateOf({ value, selectionStart, selectionEnd }: TypedField): TextState {
  return { value, start: selectionStart, end: selectionEnd };
}

/** As a browser does it: past React's own memory of the value, so that it hears of the change. */
function write(field: TypedField, { value, caret }: { value: string; caret: number }): void {
  const owner = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field.selectionStart !== null && field.value === value) field.setSelectionRange(caret, caret);
}
