import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import styles from './DeckPlan.module.css';
import { mapAddress } from './decks.rules.ts';

/** Widths of the plan, as shares of the space there is. */
const ZOOMS = [1, 1.6, 2.4, 3.6, 5] as const;
/** A plan narrower than this cannot be read: small windows begin larger. */
const READABLE_PX = 900;

interface DeckPlanProps {
  map: string;
  name: string;
  /** What comes into view first, as a share of the plan's length. */
  focus?: number;
}

/** C291: a deck from above. Fingers and arrow keys move it, buttons bring it nearer: nothing needs a drag. */
export function DeckPlan({ map, name, focus = 0.5 }: DeckPlanProps) {
  const t = useT();
  const { isSignage } = useConfiguration();
  const frame = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    const space = frame.current?.clientWidth || READABLE_PX;
    const wanted = ZOOMS.findIndex((share) => space * share >= READABLE_PX);
    setZoom(wanted === -1 ? ZOOMS.length - 1 : wanted);
  }, []);
  const look = useCallback(() => {
    const box = frame.current;
    if (box) box.scrollLeft = focus * box.scrollWidth - box.clientWidth / 2;
  }, [focus]);
  // The plan has its width once it is loaded, and another one with every zoom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom moves the plan too
  useEffect(look, [look, zoom]);
  return (
    <figure className={styles.plan}>
      {!isSignage && (
        <div className={styles.zoom}>
          <IconButton
            raised
            icon={<Minus aria-hidden="true" />}
            label={t('wayfinder_smaller')}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            raised
            icon={<Plus aria-hidden="true" />}
            label={t('wayfinder_larger')}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={frame} className={styles.frame} aria-label={name} tabIndex={0}>
        <img src={mapAddress(map)} alt={name} onLoad={look} style={{ inlineSize: `${(ZOOMS[zoom] ?? 1) * 100}%` }} />
      </section>
    </figure>
  );
}
