import type { FavouriteKind } from '#contract/areas/myday.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { hitPath } from '#portal/shared/hit-path.rules.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import lines from '#portal/shared/ui/Lines.module.css';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './MyDayPage.module.css';
import { useFavourites } from './use-favourites.ts';

export function FavouriteList() {
  const t = useT();
  const { favourites, isOffered } = useFavourites();
  const { enableWayfinder } = useConfiguration();
  const modules = useGroup('modules').list.flatMap(({ url }) => url ?? []);
  if (!isOffered) return null;
  const links = favourites.flatMap((hit) => {
    const path = hitPath(hit, { modules, hasMap: enableWayfinder });
    return path === undefined ? [] : [{ ...hit, path }];
  });
  return (
    <section className={styles.day} aria-labelledby="myday-favourites">
      <h2 id="myday-favourites">{t('favourites_title')}</h2>
      {links.length === 0 ? (
        <p className={styles.nothing}>{t('favourites_none')}</p>
      ) : (
        <ul className={lines.list}>
          {links.map(({ kind, id, title, path }) => (
            <li key={`${kind} ${id}`} className={styles.favourite}>
              <PortalLink to={path} className={styles.link}>
                {title.text}
              </PortalLink>
              <FavouriteButton kind={kind as FavouriteKind} id={id} title={title.text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
