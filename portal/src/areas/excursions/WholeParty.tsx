import Users from 'lucide-react/icons/users';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import styles from './BookingForm.module.css';

interface WholePartyProps {
  /** Those who may come. */
  eligible: readonly string[];
  isChosen: (id: string) => boolean;
  onChange: (chosen: readonly string[]) => void;
}

/** One press for a family; of a single guest there is nothing to spare. */
export function WholeParty({ eligible, isChosen, onChange }: WholePartyProps) {
  const t = useT();
  if (eligible.length < 2) return null;
  const isWhole = eligible.every(isChosen);
  return (
    <div className={styles.whole}>
      <Button
        kind="secondary"
        small
        icon={<Users aria-hidden="true" />}
        aria-pressed={isWhole}
        onClick={() => onChange(isWhole ? [] : eligible)}
      >
        {t('excursion_whole_party', { n: eligible.length })}
      </Button>
    </div>
  );
}
