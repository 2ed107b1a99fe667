import Heart from 'lucide-react/icons/heart';
import type { FavouriteKind } from '#contract/areas/myday.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { useFavourites } from './use-favourites.ts';

/** A heart for what has a page of its own; nothing where hearts are not kept. */
export function FavouriteButton({ kind, id, title }: { kind: FavouriteKind; id: string; title: string }) {
  const t = useT();
  const { isOffered, isFavourite, toggle } = useFavourites();
  if (!isOffered) return null;
  const isOn = isFavourite(kind, id) ?? false;
  return (
    <IconButton
      raised
      icon={<Heart aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />}
      label={t('favourite_toggle', { title })}
      aria-pressed={isOn}
      onClick={() => toggle(kind, id, title)}
    />
  );
}
