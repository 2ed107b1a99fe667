import { useState } from 'react';
import type { DeckMap } from '#contract/areas/wayfinder.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Expander } from '#portal/shared/ui/Expander.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { CabinFinder } from './CabinFinder.tsx';
import { DeckChoice } from './DeckChoice.tsx';
import { DeckPlaces } from './DeckPlaces.tsx';
import { DeckPlan } from './DeckPlan.tsx';
import { firstDeck, mapAddress, orderedDecks } from './decks.rules.ts';
import { PlanLegend } from './PlanLegend.tsx';
import type { FoundCabin } from './use-cabin-search.ts';
import { useMaps, useWayfinderExtension } from './use-maps.ts';
import { WayFinding } from './WayFinding.tsx';
import styles from './WayfinderPanel.module.css';

/** C290-C304, CD46-CD48: the ship from the side and from above, with where you are and where you want to go. */
export function WayfinderPanel({ profiles }: { profiles: readonly string[] }) {
  const { side, top, isWaiting } = useMaps(profiles);
  if (top.data === undefined && top.isError)
    return <ErrorState onRetry={() => Promise.all([side.refetch(), top.refetch()])} />;
  // What stands below the maps comes with them, so that nothing jumps.
  if (top.data === undefined || side.isPending || isWaiting) return <Placeholders of="lines" />;
  return <Maps profiles={profiles} side={side.data?.map} decks={orderedDecks(top.data)} />;
}

interface MapsProps {
  profiles: readonly string[];
  side: string | undefined;
  decks: DeckMap[];
}

function Maps({ profiles, side, decks }: MapsProps) {
  const t = useT();
  const { isOffered } = useWayfinderExtension();
  const [cabin, setCabin] = useState<FoundCabin>();
  const [way, setWay] = useState<{ side?: string; decks: DeckMap[] }>();
  const [chosen, setChosen] = useState<string>();
  const shown = way?.decks ?? cabin?.decks ?? decks;
  const sideMap = way?.side ?? cabin?.side?.map ?? side;
  const deck = shown.find(({ level }) => String(level) === chosen) ?? firstDeck(shown);
  if (!deck) return <EmptyState kind="search" title={t('wayfinder_no_maps')} />;

  const show = (found: FoundCabin) => {
    setWay(undefined);
    setCabin(found);
    setChosen(undefined);
  };
  const name = (level: DeckMap['level']) => t('wayfinder_deck', { level: String(level) });
  return (
    <div className={styles.panel}>
      <div className={styles.maps}>
        {sideMap && <img className={styles.side} src={mapAddress(sideMap)} alt={t('wayfinder_side_view')} />}
        <PlanLegend />
        <DeckChoice decks={shown} value={String(deck.level)} onChange={setChosen} />
        <DeckPlan key={String(deck.level)} map={deck.map} name={name(deck.level)} focus={deck.focus ?? undefined} />
        {cabin && (
          <p role="status">
            {t('cabin_found', { cabin: cabin.number, deck: name(firstDeck(cabin.decks)?.level ?? '') })}
          </p>
        )}
        {isOffered && (
          <WayFinding
            to={cabin ? { cabin: cabin.number } : { profile: profiles[0] }}
            onWay={(found) => {
              setWay(found);
              setChosen(undefined);
            }}
          />
        )}
        {isOffered && <DeckPlaces level={Number(deck.level)} />}
      </div>
      <aside className={styles.finder}>
        <Expander title={t('cabin_finder')} open>
          <CabinFinder onFound={show} />
        </Expander>
      </aside>
    </div>
  );
}
