import { lazy, Suspense } from 'react';
import type { Module } from '#contract/areas/device.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useGroup, useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import styles from './ModuleTiles.module.css';

const UnreadBadge = lazy(() =>
  import('#portal/areas/messages/UnreadBadge.tsx').then((module) => ({ default: module.UnreadBadge })),
);

/** B278: where no photos are sold nothing leads to them. */
const PHOTO_PAGES = '/photomatch/';

/** AD12: one tile per module of the device profile, in its order; none without modules. Under headings where the hub has them. */
export function ModuleTiles() {
  const t = useT();
  const text = useText();
  const { photoMatchEnabled } = useConfiguration().flags;
  const modules = useGroup('modules').list.filter(({ url }) => photoMatchEnabled || !url?.startsWith(PHOTO_PAGES));
  if (modules.length === 0) return null;
  if (modules.every(({ group }) => !text(group))) {
    return (
      <TileGrid label={t('home_modules')}>
        {modules.map((module, place) => (
          <ModuleTile key={module.id} module={module} eager={place < 2} />
        ))}
      </TileGrid>
    );
  }
  return [...Map.groupBy(modules, ({ group }) => text(group) || t('home_modules'))].map(([heading, ofGroup]) => (
    <section key={heading} className={styles.group}>
      <h2>{heading}</h2>
      <ul className={styles.grid} aria-label={heading}>
        {ofGroup.map((module) => (
          <li key={module.id} className={styles.cell}>
            <ModuleTile module={module} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function ModuleTile({ module, eager }: { module: Module; eager?: boolean }) {
  const text = useText();
  const { hubUrl } = useKit();
  const isLoggedIn = useIsLoggedIn();
  const { label, url, externalUrl, image } = module;
  return (
    <Tile
      to={externalUrl || url || '/'}
      title={text(label)}
      picture={image && imageByReference(hubUrl, image, PICTURE_WIDTH.tile)}
      badge={isLoggedIn && url === '/cabinmessages' && <Unread />}
      eager={eager}
      compact={!module.group}
      paired={!!module.group}
    />
  );
}

function Unread() {
  return (
    <Suspense>
      <UnreadBadge />
    </Suspense>
  );
}
