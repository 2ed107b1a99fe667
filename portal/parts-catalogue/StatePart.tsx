import { useState } from 'react';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Countdown } from '#portal/shared/ui/Countdown.tsx';
import type { EmptyKind } from '#portal/shared/ui/EmptyDrawing.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import styles from './KitPage.module.css';

const EMPTY: [EmptyKind, string][] = [
  ['general', 'Nothing here yet'],
  ['search', 'Nothing found for “sauna”'],
  ['events', 'No events on this day'],
  ['bookings', 'You have no bookings yet'],
  ['basket', 'Your basket is empty'],
  ['messages', 'No messages from the ship'],
  ['photos', 'No photos of you yet'],
];

export function StatePart() {
  const [isLoading, setLoading] = useState(false);
  return (
    <Section title="States">
      <div className={styles.stack}>
        <Notice title="Tender port">Please collect a tender ticket in the theatre from 7:30.</Notice>
        <Notice tone="success">Your table is booked for tonight.</Notice>
        <Notice tone="caution">All on board at 17:30, half an hour earlier than planned.</Notice>
        <Notice
          tone="danger"
          action={
            <Button kind="secondary" small>
              Try again
            </Button>
          }
        >
          The booking could not be made. Nothing was charged.
        </Notice>
        <div className={styles.row}>
          <Badge>Deck 9</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="positive">Confirmed</Badge>
          <Badge tone="caution">Waiting list</Badge>
          <Badge tone="danger">Cancelled</Badge>
          <Countdown seconds={60} onEnd={() => undefined} />
          <Button kind="secondary" small onClick={() => setLoading(true)}>
            Load
          </Button>
        </div>
      </div>
      <div className={styles.forms}>
        {EMPTY.map(([kind, title]) => (
          <EmptyState
            key={kind}
            kind={kind}
            title={title}
            action={
              <LinkButton kind="secondary" to="/">
                See what is on today
              </LinkButton>
            }
          />
        ))}
        <ErrorState onRetry={() => undefined} />
      </div>
      <Placeholders of="tiles" count={4} />
      {isLoading && <LoadingOverlay />}
    </Section>
  );
}
