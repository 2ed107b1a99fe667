import { lazy, Suspense } from 'react';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useGroup, useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';

const UnreadBadge = lazy(() =>
  import('#portal/areas/messages/UnreadBadge.tsx').then((module) => ({ default: module.UnreadBadge })),
);

/** AD12: one tile per module of the device profile, in its order; none without modules. */
export function ModuleTiles() {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const modules = useGroup('modules').list;
  const isLoggedIn = useIsLoggedIn();
  if (modules.length === 0) return null;
  return (
    <TileGrid label={t('home_modules')}>
      {modules.map(({ id, label, url, externalUrl, image }, place) => (
        <Tile
          key={id}
          to={externalUrl || url || '/'}
          title={text(label)}
          picture={image && imageByReference(hubUrl, image, PICTURE_WIDTH.tile)}
          badge={isLoggedIn && url === '/cabinmessages' && <Unread />}
          eager={place < 2}
          compact
        />
      ))}
    </TileGrid>
  );
}

function Unread() {
  return (
    <Suspense>
      <UnreadBadge />
    </Suspense>
  );
}
