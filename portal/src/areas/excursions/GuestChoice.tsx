import type { ApplicableGuest } from '#contract/areas/excursions.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { ChoiceGroup } from '#portal/shared/ui/ChoiceGroup.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './BookingForm.module.css';
import { ineligibility, isIneligible } from './booking-form.rules.ts';
import { WholeParty } from './WholeParty.tsx';

interface GuestChoiceProps {
  guests: readonly ApplicableGuest[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
  message?: string;
}

/** B85-B88: everyone of the party, with the price or the reasons why not. */
export function GuestChoice({ guests, chosen, onChange, message }: GuestChoiceProps) {
  const t = useT();
  if (guests.length === 0) return <Notice>{t('excursion_who_empty')}</Notice>;
  return (
    <ChoiceGroup label={t('excursion_who')} help={t('excursion_who_help')} message={message}>
      <WholeParty
        eligible={guests.filter((guest) => !isIneligible(guest)).map(({ accountNumber }) => accountNumber)}
        isChosen={(accountNumber) => chosen.has(accountNumber)}
        onChange={(accountNumbers) => onChange(new Set(accountNumbers))}
      />
      {guests.map((guest) => (
        <Checkbox
          key={guest.accountNumber}
          label={<GuestLabel guest={guest} />}
          value={!isIneligible(guest) && chosen.has(guest.accountNumber)}
          disabled={isIneligible(guest)}
          onChange={() => onChange(toggled(chosen, guest.accountNumber))}
        />
      ))}
    </ChoiceGroup>
  );
}

function toggled(chosen: ReadonlySet<string>, one: string): Set<string> {
  const others = [...chosen].filter((other) => other !== one);
  return new Set(chosen.has(one) ? others : [...others, one]);
}

function GuestLabel({ guest }: { guest: ApplicableGuest }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={styles.guest}>
      <span>
        {[guest.firstName, guest.lastName].filter(Boolean).join(' ') || guest.accountName}
        {ineligibility(guest).map((reason) => (
          <span key={reason} className={styles.reason}>
            {t(`ineligible_${reason}`)}
          </span>
        ))}
      </span>
      {/* Who cannot come pays nothing, but "Free" would promise a place. */}
      {typeof guest.price === 'number' && !isIneligible(guest) && (
        <span className={styles.price}>{formats.priceOrFree(guest.price)}</span>
      )}
    </span>
  );
}
