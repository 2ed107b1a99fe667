import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Footprints from 'lucide-react/icons/footprints';
import Route from 'lucide-react/icons/route';
import { useState } from 'react';
import { type DeckMap, type WayReply, type WayStep, wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { useHub, useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { Select } from '#portal/shared/ui/Select.tsx';
import { orderedDecks } from './decks.rules.ts';
import { useWayfinderExtension } from './use-maps.ts';
import styles from './WayFinding.module.css';

interface WayFindingProps {
  to: { profile?: string; cabin?: string };
  onWay: (way: { side?: string; decks: DeckMap[] }) => void;
}

/** The way in steps, on request without stairs. An extension: other hubs draw the way from a device's place alone. */
export function WayFinding({ to, onWay }: WayFindingProps) {
  const t = useT();
  const text = useText();
  const call = useHubCall();
  const { language } = useWayfinderExtension();
  const { data } = useHub(wayfinderRoutes.places);
  const [from, setFrom] = useState('');
  const [goal, setGoal] = useState(to.profile ?? '');
  const [stepFree, setStepFree] = useState(false);
  const [way, setWay] = useState<WayReply>();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const places = (Array.isArray(data) ? data : []).flatMap((deck) => deck.places);
  const options = places
    .map(({ id, name }) => ({ value: id, label: text(name) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  if (options.length === 0) return null;
  const aim = to.cabin ? { cabin: to.cabin } : { to: goal };
  const isReady = from !== '' && (to.cabin !== undefined || goal !== '');

  async function find() {
    setState('asking');
    try {
      const found = await call(wayfinderRoutes.way, { query: { from, ...aim, stepFree: String(stepFree), language } });
      setState('idle');
      setWay(found);
      onWay({ side: found.map ?? undefined, decks: orderedDecks(found.decks) });
    } catch {
      setState('failed');
    }
  }

  return (
    <Section title={t('wayfinder_way')}>
      <div className={styles.form}>
        <Select label={t('wayfinder_from')} value={from} onChange={setFrom} options={options} />
        {to.cabin === undefined && (
          <Select label={t('wayfinder_to')} value={goal} onChange={setGoal} options={options} />
        )}
        <Checkbox label={t('wayfinder_step_free')} value={stepFree} onChange={setStepFree} />
        <Button
          kind="primary"
          disabled={!isReady}
          busy={state === 'asking'}
          icon={<Route aria-hidden="true" />}
          onClick={find}
        >
          {t('wayfinder_show_way')}
        </Button>
      </div>
      {state === 'failed' && <Notice tone="danger">{t('wayfinder_way_failed')}</Notice>}
      {way && <WaySteps way={way} />}
    </Section>
  );
}

function WaySteps({ way }: { way: WayReply }) {
  const t = useT();
  const text = useText();
  if (!way.found) return <Notice tone="caution">{t('wayfinder_no_way')}</Notice>;
  const words = ({ kind, toLevel, metres, name }: WayStep) =>
    kind === 'walk'
      ? t(text(name) ? 'wayfinder_walk_to' : 'wayfinder_walk', { metres: String(metres), name: text(name) })
      : t('wayfinder_ride', { name: text(name), level: String(toLevel) });
  return (
    <div role="status" className={styles.way}>
      <p className={styles.sum}>{t('wayfinder_sum', { minutes: String(way.minutes), metres: String(way.metres) })}</p>
      <ol className={styles.steps}>
        {way.steps.map((step) => (
          <li key={`${step.kind}-${step.level}-${step.toLevel}-${step.metres}`}>
            {step.kind === 'walk' ? <Footprints aria-hidden="true" /> : <ArrowUpDown aria-hidden="true" />}
            {words(step)}
          </li>
        ))}
      </ol>
    </div>
  );
}
