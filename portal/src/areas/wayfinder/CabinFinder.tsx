import Search from 'lucide-react/icons/search';
import { type FormEvent, useId, useState } from 'react';
import { useLook } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { FieldMessage } from '#portal/shared/ui/FieldMessage.tsx';
import { Keypad } from '#portal/shared/ui/Keypad.tsx';
import styles from './CabinFinder.module.css';
import { canSearch, digitsOf, MAX_DIGITS } from './cabin-search.rules.ts';
import { type FoundCabin, useCabinSearch } from './use-cabin-search.ts';

/** C293, C297-C304, CD48: digits by keypad or keyboard. */
export function CabinFinder({ onFound }: { onFound: (cabin: FoundCabin) => void }) {
  const t = useT();
  const id = useId();
  const { cabinDigits } = useLook();
  const [text, setText] = useState('');
  const { state, search, reset } = useCabinSearch(onFound);
  const isReady = canSearch(text, cabinDigits);
  const take = (typed: string) => {
    setText(digitsOf(typed));
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && state !== 'searching') search(text);
  };
  const problem = { notFound: t('cabin_not_found'), failed: t('cabin_search_failed') }[state as 'notFound' | 'failed'];
  return (
    <form className={styles.finder} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {t('cabin_number')}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_DIGITS}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => take(event.target.value)}
      />
      <Keypad value={text} onChange={take} maxLength={MAX_DIGITS} />
      <div role="alert" className={styles.problem}>
        {problem && <FieldMessage id={`${id}-problem`}>{problem}</FieldMessage>}
      </div>
      <Button
        type="submit"
        kind="primary"
        wide
        busy={state === 'searching'}
        disabled={!isReady}
        icon={<Search aria-hidden="true" />}
      >
        {t('cabin_search')}
      </Button>
    </form>
  );
}
