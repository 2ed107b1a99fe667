import { type FormEvent, useState } from 'react';
import type { CartElement } from '#contract/areas/basket.ts';
import type { ApplicableGuest, Excursion } from '#contract/areas/excursions.ts';
import type { Passenger } from '#contract/passenger.ts';
import { RefusalNotice } from '#portal/shared/booking/RefusalNotice.tsx';
import { useRefreshBookings } from '#portal/shared/booking/use-refresh-bookings.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { removalOf } from '#portal/shared/party/cart-removal.rules.ts';
import { useChangeCart } from '#portal/shared/party/use-change-cart.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { ChoiceGroup } from '#portal/shared/ui/ChoiceGroup.tsx';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { useFirstWrong } from '#portal/shared/ui/use-form.ts';
import { AddedToBasket } from './AddedToBasket.tsx';
import { knownAvailability } from './availability.rules.ts';
import styles from './BookingForm.module.css';
import { ineligibility, isIneligible, totalPrice } from './booking-form.rules.ts';
import { type ChoiceProblem, cartChanges, choiceProblems } from './party-choice.rules.ts';
import { WholeParty } from './WholeParty.tsx';

interface Member {
  passenger: Passenger;
  guest: ApplicableGuest | undefined;
}

interface PartyChoiceFormProps {
  excursion: Excursion;
  party: readonly Member[];
  inCart: readonly CartElement[];
  /** BD12 */
  hasAdultBooked: boolean;
  isAmendRoute: boolean;
}

const PROBLEM_TEXT = {
  nobody: 'pax_select_error',
  tooMany: 'pax_too_many',
  childrenAlone: 'pax_adult_required',
} as const satisfies Record<ChoiceProblem, string>;

/** B29, B30, B33-B35: tick boxes with prices; saving sends the differences to the cart. */
export function PartyChoiceForm({ excursion, party, isAmendRoute, ...props }: PartyChoiceFormProps) {
  const inCart = props.inCart.map(({ passenger }) => passenger.id);
  const t = useT();
  const formats = useFormats();
  const refreshBookings = useRefreshBookings();
  const change = useChangeCart();
  const [chosen, setChosen] = useState<readonly string[]>(inCart);
  const [isPressed, setPressed] = useState(false);
  const { ref, leadToWrong } = useFirstWrong();
  const isAmending = inCart.length > 0;
  const changes = cartChanges(inCart, chosen);
  const problems = problemsOf();

  function problemsOf(): ChoiceProblem[] {
    const travellers = party.map(({ passenger, guest }) => ({
      id: passenger.id,
      type: passenger.type,
      chosen: chosen.includes(passenger.id),
      alongAnyway: guest?.ineligibilityReasons?.includes('AlreadyBooked'),
    }));
    // Taking everybody out of the basket again is a choice too.
    const found = choiceProblems(travellers, knownAvailability(excursion.currentAvailability), props.hasAdultBooked);
    return isAmending && chosen.length === 0 ? [] : found;
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (problems.length > 0) return leadToWrong();
    if (changes.length === 0) return;
    await change
      .mutateAsync(
        changes.map(({ passengerId, action }) => {
          const element = props.inCart.find(({ passenger }) => passenger.id === passengerId);
          if (action === 'remove' && element) return removalOf(element); // BD10: by the hub's own words
          return {
            type: excursion.type ?? (excursion.destination ? 'ResortExcursion' : 'CruiseExcursion'),
            excursion: { id: excursion.id },
            date: excursion.date,
            passenger: { id: passengerId },
            action,
          };
        }),
      )
      .catch(() => undefined);
    // Places and eligibility may be what was refused.
    await refreshBookings();
  }

  const eligible = party
    .filter(({ passenger, guest }) => !isClosed(guest, inCart.includes(passenger.id)))
    .map(({ passenger }) => passenger.id);
  const isSaved = change.isSuccess && changes.length === 0;
  const total = totalPrice(
    party
      .filter(({ passenger }) => chosen.includes(passenger.id))
      .map((member) => ({ price: memberPrice(member, excursion) })),
  );
  return (
    <form ref={ref} className={styles.form} onSubmit={save} noValidate>
      <ChoiceGroup
        label={t('excursion_who')}
        help={t('excursion_who_help')}
        message={problems
          .filter((one) => isPressed || one === 'tooMany')
          .map((one) => t(PROBLEM_TEXT[one]))
          .join(' ')}
      >
        <WholeParty eligible={eligible} isChosen={(id) => chosen.includes(id)} onChange={setChosen} />
        {party.map(({ passenger, guest }) => (
          <Checkbox
            key={passenger.id}
            label={
              <MemberLabel
                passenger={passenger}
                guest={guest}
                price={memberPrice({ passenger, guest }, excursion)}
                inCart={inCart.includes(passenger.id)}
              />
            }
            value={chosen.includes(passenger.id)}
            disabled={isClosed(guest, inCart.includes(passenger.id))}
            onChange={(isComing) =>
              setChosen(isComing ? [...chosen, passenger.id] : chosen.filter((one) => one !== passenger.id))
            }
          />
        ))}
      </ChoiceGroup>
      <p className={styles.total}>
        <span>{t('excursion_total')}</span>
        <strong>{formats.price(total)}</strong>
      </p>
      {change.isError && (
        <RefusalNotice code={change.error.code} message={change.error.message} isOpen={change.error.isUnanswered} />
      )}
      {isSaved && <AddedToBasket places={inCart.length} />}
      <Button type="submit" kind={isSaved ? 'secondary' : 'primary'} wide busy={change.isPending} data-action>
        {isAmending || isAmendRoute ? t('excursion_update') : <AddLabel places={chosen.length} total={total} />}
      </Button>
      {isAmending && !isSaved && (
        <LinkButton kind="secondary" to="/basket">
          {t('excursion_to_basket')}
        </LinkButton>
      )}
    </form>
  );
}

/** Says what a press adds and costs; with nobody chosen, only what it does. */
function AddLabel({ places, total }: { places: number; total: number }) {
  const t = useT();
  const formats = useFormats();
  const name = t('excursion_add_to_basket');
  if (places === 0) return name;
  return (
    <>
      <Hidden>{name}: </Hidden>
      {t('excursion_add_places', { n: places, price: formats.priceOrFree(total) })}
    </>
  );
}

/** Somebody in the cart can always be taken out again. */
function isClosed(guest: ApplicableGuest | undefined, isInCart: boolean): boolean {
  return !isInCart && guest !== undefined && isIneligible(guest);
}

/** The hub's price for this guest; where it has none for an account of this number, that of the passenger's type. */
function memberPrice({ passenger, guest }: Member, { price }: Excursion): number | undefined {
  if (guest) return guest.price ?? undefined;
  if (passenger.type === 'Adult') return price.adult ?? undefined;
  return passenger.type === 'Infant' ? (price.infant ?? 0) : (price.child ?? undefined); // BD14
}

interface MemberLabelProps extends Member {
  price: number | undefined;
  inCart: boolean;
}

function MemberLabel({ passenger, guest, price, inCart }: MemberLabelProps) {
  const t = useT();
  const formats = useFormats();
  const reasons = inCart || !guest ? [] : ineligibility(guest);
  return (
    <span className={styles.guest}>
      <span>
        {passenger.firstName} {passenger.lastName}
        {reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            {t(`ineligible_${reason}`)}
          </span>
        ))}
      </span>
      {/* Who cannot come pays nothing, but "Free" would promise a place. */}
      {price !== undefined && !isClosed(guest, inCart) && (
        <span className={styles.price}>{formats.priceOrFree(price)}</span>
      )}
    </span>
  );
}
