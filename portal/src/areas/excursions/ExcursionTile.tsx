import type { Excursion } from '#contract/areas/excursions.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { useDuration } from './use-duration.ts';

interface ExcursionTileProps {
  excursion: Excursion;
  to: string;
  state?: unknown;
  /** B49: the onboard list never labels availability. */
  withAvailability?: boolean;
  eager?: boolean;
}

export function ExcursionTile({ excursion, to, state, withAvailability, eager }: ExcursionTileProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const duration = useDuration();
  const { hubUrl } = useKit();
  const { adult } = excursion.price;
  const facts = [
    excursion.timeOfDay && t('excursion_from', { time: formats.time(excursion.timeOfDay) }),
    duration(excursion),
    adult !== null && adult !== undefined && formats.priceOrFree(adult),
  ].filter(Boolean);
  return (
    <Tile
      to={to}
      state={state}
      title={text(excursion.name)}
      picture={imageByReference(hubUrl, excursion.id, PICTURE_WIDTH.tile)}
      badge={withAvailability && <AvailabilityBadge places={excursion.currentAvailability} />}
      eager={eager}
    >
      {facts.join(' · ')}
    </Tile>
  );
}
