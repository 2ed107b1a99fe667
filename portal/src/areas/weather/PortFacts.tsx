import type { Schedule } from '#contract/areas/holiday.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './PortFacts.module.css';

/** B174: what a guest needs to know of the port. */
export function PortFacts({ schedule }: { schedule: Schedule }) {
  const t = useT();
  const text = useText();
  const facts = (
    [
      ['itinerary_pier', schedule.nameOfPier],
      ['itinerary_gangway', schedule.gangway],
      ['itinerary_agent', schedule.localAgentName],
      ['itinerary_currency', schedule.currency],
      ['itinerary_language', schedule.language],
    ] as const
  )
    .map(([key, value]) => ({ key, value: text(value) }))
    .filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
