import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { City, Country } from '#contract/areas/marketplace.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import styles from './Marketplace.module.css';
import { marketplacePicture } from './marketplace-pictures.rules.ts';

interface PlaceTileProps {
  place: Pick<Country & City, 'name' | 'cover_image_url'>;
  to: string;
  eager?: boolean;
  children?: ReactNode;
}

/** A country or a city; the marketplace has no pictures of countries, and the same picture seven times says nothing. */
export function PlaceTile({ place, to, eager, children }: PlaceTileProps) {
  const { hubUrl } = useKit();
  const { name, cover_image_url: cover } = place;
  if (!cover) {
    return (
      <PortalLink to={to} className={styles.place}>
        <span className={styles.placeWords}>
          {name}
          {children && <span className={styles.placeSupport}>{children}</span>}
        </span>
        <ChevronRight aria-hidden="true" />
      </PortalLink>
    );
  }
  return (
    <Tile
      to={to}
      title={name}
      picture={marketplacePicture(hubUrl, cover, PICTURE_WIDTH.tile)}
      pictureFallback={cover}
      eager={eager}
      compact
    >
      {children}
    </Tile>
  );
}
