import type { BookableCategory, BookableModule } from '#contract/areas/bookables.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { categoryPath } from './bookable-modules.ts';

interface CategoryTilesProps {
  module: BookableModule;
  categories: readonly BookableCategory[];
  label: string;
}

export function CategoryTiles({ module, categories, label }: CategoryTilesProps) {
  const text = useText();
  const { hubUrl } = useKit();
  return (
    <TileGrid label={label}>
      {categories.map(({ id, title, overviewDescription }) => (
        <Tile
          key={id}
          to={categoryPath(module, id)}
          title={text(title)}
          picture={imageByReference(hubUrl, id, PICTURE_WIDTH.tile)}
          eager
        >
          {text(overviewDescription)}
        </Tile>
      ))}
    </TileGrid>
  );
}
