import ChevronRight from 'lucide-react/icons/chevron-right';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { genreRoute } from '#portal/shared/video-two/seanet.rules.ts';
import type { SeanetEntry, SeanetGenre } from '#portal/shared/video-two/seanet.ts';
import { PosterRow } from '../PosterRow.tsx';
import { usePosters } from './use-posters.ts';

/** A shelf shows the beginning of a genre; the rest is on its own page. */
const ON_A_SHELF = 16;

export function GenreShelf({ genre, entries }: { genre: SeanetGenre; entries: readonly SeanetEntry[] }) {
  const postersOf = usePosters();
  if (entries.length === 0) return null;
  return (
    <PosterRow
      title={
        <PortalLink to={genreRoute(genre.id)}>
          {genre.name}
          <ChevronRight aria-hidden="true" />
        </PortalLink>
      }
      posters={postersOf(entries.slice(0, ON_A_SHELF))}
    />
  );
}
