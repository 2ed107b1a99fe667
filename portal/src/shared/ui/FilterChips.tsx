import Check from 'lucide-react/icons/check';
import { useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './FilterChips.module.css';
import { useKit } from './kit-context.ts';

export type FilterOption = {
  id: string;
  label: string;
  count?: number;
  /** Would give nothing. */
  disabled?: boolean;
};

type FilterChipsProps = {
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Something beside the chips clears them. */
  withoutClear?: boolean;
};

/** Filters with their counts; the chosen ones stand first and carry a tick. */
export function FilterChips({ label, options, chosen, onChange, withoutClear }: FilterChipsProps) {
  const { t } = useKit();
  const group = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef<string>(undefined);
  const isChosen = ({ id }: FilterOption) => chosen.includes(id);
  const ordered = [...options.filter(isChosen), ...options.filter((option) => !isChosen(option))];

  // A chip that changes its place loses the focus on the way.
  useLayoutEffect(() => {
    const chips = [...(group.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    chips.find((chip) => chip.dataset.chip === pressed.current)?.focus();
    pressed.current = undefined;
  });

  const toggle = (id: string) => {
    pressed.current = id;
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };

  return (
    <fieldset ref={group} className={styles.chips} aria-label={label}>
      {ordered.map((option) => (
        <button
          key={option.id}
          type="button"
          data-chip={option.id}
          className={styles.chip}
          aria-pressed={isChosen(option)}
          disabled={option.disabled}
          onClick={() => toggle(option.id)}
        >
          {isChosen(option) && <Check aria-hidden="true" />}
          {option.label}
          {option.count !== undefined && <span className={styles.count}>({option.count})</span>}
        </button>
      ))}
      {chosen.length > 0 && !withoutClear && (
        <Button kind="quiet" small onClick={() => onChange([])}>
          {t('kit.clearFilters')}
        </Button>
      )}
    </fieldset>
  );
}
