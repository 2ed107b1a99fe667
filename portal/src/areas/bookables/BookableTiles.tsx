import type { Bookable, BookableModule } from '#contract/areas/bookables.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useDurationText } from '#portal/shared/format/use-duration-text.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { detailPath } from './bookable-modules.ts';
import { shownPrice } from './bookables.rules.ts';

interface BookableTilesProps {
  module: BookableModule;
  items: readonly Bookable[];
  label: string;
}

export function BookableTiles({ module, items, label }: BookableTilesProps) {
  const text = useText();
  const formats = useFormats();
  const durationText = useDurationText();
  const { hubUrl } = useKit();
  /** Restaurants are chosen by what they are, the others by how long they take and what they cost. */
  const supportOf = (item: Bookable) => {
    if (module === 'dining') return text(item.overviewDescription);
    const price = shownPrice(module, item.price);
    const facts = [
      item.duration ? durationText(item.duration) : '',
      price === undefined ? '' : formats.priceOrFree(price),
    ];
    return dotted(...facts) || text(item.overviewDescription);
  };
  return (
    <TileGrid label={label}>
      {items.map((item, place) => (
        <Tile
          key={item.id}
          to={detailPath(module, item.id)}
          title={text(item.title)}
          picture={imageByReference(hubUrl, item.id, PICTURE_WIDTH.tile)}
          eager={place < 4}
        >
          {supportOf(item)}
        </Tile>
      ))}
    </TileGrid>
  );
}
