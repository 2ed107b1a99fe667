import { type ReactNode, useState } from 'react';
import { type Bookable, type BookableModule, bookablesRoutes } from '#contract/areas/bookables.ts';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { isNothing } from '#portal/shared/hub/hub-failure.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { Navigate } from '#portal/shared/router/Navigate.tsx';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { BookingWizard } from './BookingWizard.tsx';
import { detailPath, MODULES } from './bookable-modules.ts';
import { canBeBooked } from './bookables.rules.ts';
import { type BookedSlot, SlotBookedView } from './SlotBookedView.tsx';
import { useBookableFacts } from './use-bookable-facts.tsx';
import styles from './Wizard.module.css';

/** BD44: without something to book there is nothing here; nor on a screen (B221). */
export function BookingWizardPage() {
  const t = useT();
  const text = useText();
  const { module, objectId } = useGroup('tacBookings');
  const { isSignage } = useConfiguration();
  const { store } = usePortal();
  const [booked, setBooked] = useState<BookedSlot>();
  usePageTitle(t('tac_book'));
  if (booked) {
    return (
      <div className={styles.page}>
        <WhatIsBooked objectId={booked.objectId} title={text(booked.title)} />
        <SlotBookedView {...booked} />
      </div>
    );
  }
  if (!module || !objectId || isSignage) return <Navigate to="/" />;
  const done = (slot: BookedSlot) => {
    setBooked(slot);
    // Going back or reloading must not offer the same booking once more.
    patchGroup(store, 'tacBookings', { module: undefined, objectId: undefined, numberOfPersons: 1 });
  };
  return <Wizard module={module} objectId={objectId} onBooked={done} />;
}

interface WizardProps {
  module: BookableModule;
  objectId: string;
  onBooked: (booked: BookedSlot) => void;
}

function Wizard({ module, objectId, onBooked }: WizardProps) {
  const t = useT();
  const text = useText();
  const item = useHub(MODULES[module].item, { params: { id: objectId } });
  const params = { module, id: objectId };
  const information = useHub(bookablesRoutes.bookingInformation, { params }, { staleTime: 0 });
  const conditions = useHub(bookablesRoutes.conditions, { params: { module } });
  const hasNone = isNothing(conditions.error); // B217: conditions are accepted if there are any
  const toAccept = conditions.data ?? (hasNone ? {} : undefined);
  const reads = hasNone ? [item, information] : [item, information, conditions];
  if (item.data && !canBeBooked(item.data, false)) return <Navigate to={detailPath(module, objectId)} />; // B221
  return (
    <div className={styles.page}>
      <WhatIsBooked objectId={objectId} title={item.data ? text(item.data.title) : t('tac_book')}>
        {item.data && <WizardFacts module={module} item={item.data} />}
      </WhatIsBooked>
      <BlockedNotice />
      {reads.some((read) => read.isError) && (
        <ErrorState onRetry={() => Promise.all(reads.filter((read) => read.isError).map((read) => read.refetch()))} />
      )}
      {reads.some((read) => read.isPending) && <Placeholders of="lines" />}
      {item.data && information.data && toAccept && (
        <BookingWizard
          module={module}
          item={item.data}
          information={information.data}
          conditions={toAccept}
          onBooked={onBooked}
        />
      )}
    </div>
  );
}

function WizardFacts({ module, item }: { module: BookableModule; item: Bookable }) {
  return <FactRow facts={useBookableFacts(module, item)} />;
}

function WhatIsBooked({ objectId, title, children }: { objectId: string; title: string; children?: ReactNode }) {
  const { hubUrl } = useKit();
  return (
    <header className={styles.about}>
      <Thumbnail className={styles.picture} src={imageByReference(hubUrl, objectId, PICTURE_WIDTH.thumbnail)} eager />
      <div className={styles.what}>
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  );
}
