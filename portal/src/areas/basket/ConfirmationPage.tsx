import { type ReactNode, useEffect, useState } from 'react';
import { HolidaySummary } from '#portal/areas/holiday/HolidaySummary.tsx';
import { BookedFacts } from '#portal/areas/tickets/BookedFacts.tsx';
import { TicketLinks } from '#portal/areas/tickets/TicketLinks.tsx';
import { CalendarLink } from '#portal/shared/booking/CalendarLink.tsx';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Navigate } from '#portal/shared/router/Navigate.tsx';
import { useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './Confirmation.module.css';
import { type ConfirmationState, hasCruiseExcursion, isConfirmation } from './confirmation.rules.ts';

/** B135-B147; the browser would keep the state through a reload, so it is taken once and let go (BD21). */
export function ConfirmationPage() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [order] = useState(state);
  useEffect(() => {
    if (state) navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname, state]);
  return isConfirmation(order) ? <Confirmed order={order} /> : <Navigate to="/my_bookings" />;
}

function Confirmed({ order }: { order: ConfirmationState }) {
  const t = useT();
  usePageTitle(t('confirmation_title'));
  const isCard = order.paymentMethod === 'Card';
  return (
    <article className={styles.page}>
      <h1>{t('confirmation_title')}</h1>
      <Notice tone="success">
        <p>{t(isCard ? 'confirmation_thanks_card' : 'confirmation_thanks_cash')}</p>
        <p>{t('confirmation_call')}</p>
      </Notice>
      <ConfirmedExcursions order={order} />
      {hasCruiseExcursion(order.excursions) && <Notice>{t('confirmation_cruise_note')}</Notice>}
      <dl className={styles.facts}>
        {order.hubResponse.groupReference && (
          <Fact name={t('confirmation_reference')}>
            <strong className={styles.reference}>{order.hubResponse.groupReference}</strong>
          </Fact>
        )}
        <Fact name={t('confirmation_payment')}>{t(isCard ? 'basket_card' : 'basket_cash')}</Fact>
        <Fact name={t('confirmation_email')}>{order.confirmationMail}</Fact>
        {order.mobileNumber && <Fact name={t('confirmation_mobile')}>{order.mobileNumber}</Fact>}
      </dl>
      <HolidaySummary />
      <div className={styles.ways}>
        <LinkButton to="/my_bookings">{t('confirmation_to_bookings')}</LinkButton>
        <CalendarLink />
      </div>
    </article>
  );
}

/** What was bought comes first: when, where to meet, what to bring, and the tickets. */
function ConfirmedExcursions({ order }: { order: ConfirmationState }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { groupReference: reference } = order.hubResponse;
  return (
    <section className={styles.part}>
      <h2>{t('confirmation_excursions')}</h2>
      <ul className={styles.excursions}>
        {order.excursions.map((excursion) => {
          const booked = { reference, objectId: excursion.excursionId };
          return (
            <li key={`${excursion.date} ${excursion.excursionId}`} className={styles.excursion}>
              <h3>{text(excursion.excursionName)}</h3>
              <p>
                {text(excursion.portName)} · {formats.hubDate(excursion.date)}
              </p>
              <BookedFacts booked={booked} show={['time']} />
              <p>{excursion.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}</p>
              <p className={styles.price}>{formats.priceOrFree(excursion.price)}</p>
              <TicketLinks booked={booked} />
            </li>
          );
        })}
      </ul>
      <p className={styles.total}>
        <span>{t('basket_total')}</span>
        <strong>{formats.price(order.total)}</strong>
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
