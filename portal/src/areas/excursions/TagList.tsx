import type { Excursion, Tag } from '#contract/areas/excursions.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { pictureSet } from '#portal/shared/ui/picture-set.ts';
import { imageByReference, versioned } from '#portal/shared/ui/pictures.ts';
import styles from './Excursions.module.css';

interface TagListProps {
  excursion: Pick<Excursion, 'tags' | 'categories'>;
  /** B39, BD28: 64 on the shore page, 50 on the onboard page. */
  iconWidth: number;
  heading?: string;
}

/** B26, B75: what the excursion suits, each tag with its name and, where it has one, its icon. */
export function TagList({ excursion, iconWidth, heading }: TagListProps) {
  const text = useText();
  const { hubUrl, picturesVersion } = useKit();
  const known = useHub(excursionsRoutes.tags).data ?? [];
  // B36: a hub has categories or tags.
  const tags: Tag[] = (excursion.tags?.length ? excursion.tags : excursion.categories) ?? [];
  if (tags.length === 0) return null;
  const list = (
    <ul className={styles.tags}>
      {tags.map((tag) => {
        const name = text(tag.name);
        const icon = (tag.imageUrl ?? known.find((one) => text(one.name) === name)?.imageUrl)?.id;
        const address = icon && versioned(imageByReference(hubUrl, icon, iconWidth), picturesVersion);
        return (
          <li key={name} className={classNames(styles.tag, !address && styles.tagWithoutIcon)}>
            {address && (
              <img
                className={styles.tagIcon}
                {...pictureSet(address)}
                src={address}
                alt=""
                width={32}
                height={32}
                loading="lazy"
                onError={({ currentTarget }) => {
                  currentTarget.hidden = true;
                }}
              />
            )}
            {name}
          </li>
        );
      })}
    </ul>
  );
  if (!heading) return list;
  return (
    <section className={styles.block}>
      <h2>{heading}</h2>
      {list}
    </section>
  );
}
