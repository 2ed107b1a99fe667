import type { ReactNode } from 'react';
import type { City, Country } from '#contract/areas/marketplace.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { marketplacePicture } from './marketplace-pictures.rules.ts';

interface PlaceTileProps {
  place: Pick<Country & City, 'name' | 'cover_image_url'>;
  to: string;
  eager?: boolean;
  children?: ReactNode;
}

/** A country or a city. */
export function PlaceTile({ place, to, eager, children }: PlaceTileProps) {
  const { hubUrl } = useKit();
  const { name, cover_image_url: cover } = place;
  return (
    <Tile
      to={to}
      title={name}
      picture={cover ? marketplacePicture(hubUrl, cover, PICTURE_WIDTH.tile) : undefined}
      pictureFallback={cover ?? undefined}
      eager={eager}
    >
      {children}
    </Tile>
  );
}
