import { Fragment } from 'react';
import type { Excursion } from '#contract/areas/excursions.ts';
import { useDurationText } from '#portal/shared/format/use-duration-text.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { lowestPrice } from './child-price.rules.ts';
import { ExcursionGlance } from './ExcursionGlance.tsx';
import styles from './Excursions.module.css';
import type { ExcursionState } from './excursion-state.rules.ts';

interface ExcursionTileProps {
  excursion: Excursion;
  to: string;
  /** Departed or full. */
  state?: ExcursionState;
  /** B49: the onboard list never labels availability. */
  withAvailability?: boolean;
  compact?: boolean;
}

export function ExcursionTile({ excursion, to, state, withAvailability, compact }: ExcursionTileProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const durationText = useDurationText();
  const { hubUrl } = useKit();
  const { duration, timeOfDay, publishedDuration } = excursion;
  const { amount, isFrom } = lowestPrice(excursion.price);
  const price = amount === undefined ? '' : formats.priceOrFree(amount);
  const facts = [
    timeOfDay && t('excursion_from', { time: formats.time(timeOfDay) }),
    duration ? durationText(duration) : text(publishedDuration),
    price && (isFrom ? t('excursion_from_price', { price }) : price),
  ].filter(Boolean);
  const badge = withAvailability && !state && <AvailabilityBadge places={excursion.currentAvailability} />;
  return (
    <Tile
      to={to}
      title={text(excursion.name)}
      picture={imageByReference(hubUrl, excursion.id, PICTURE_WIDTH.tile)}
      note={state ? <StateBadge state={state} /> : badge}
      muted={state === 'departed'}
      compact={compact}
      more={<ExcursionGlance excursion={excursion} />}
    >
      {facts.map((fact, place) => (
        <Fragment key={fact}>
          {place > 0 && ' · '}
          <span className={styles.fact}>{fact}</span>
        </Fragment>
      ))}
    </Tile>
  );
}

function StateBadge({ state }: { state: NonNullable<ExcursionState> }) {
  const t = useT();
  return <Badge>{t(state === 'departed' ? 'excursion_departed' : 'excursion_full')}</Badge>;
}
