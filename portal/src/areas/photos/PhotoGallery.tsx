import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CabinImage, PhotoCart, PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { hubKey, useHubWrite } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { FilterChips } from '#portal/shared/ui/FilterChips.tsx';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './Gallery.module.css';
import { PhotoCard } from './PhotoCard.tsx';
import { PhotoDetail } from './PhotoDetail.tsx';
import { byFolder, placeAfter } from './photo-list.rules.ts';
import { usePhotoChoices } from './use-photo-choices.ts';

interface PhotoGalleryProps {
  images: CabinImage[];
  config: PhotoConfig;
  cart: PhotoCart | undefined;
}

/** B294, B298, BD58: the photos by folder; a press enlarges one. */
export function PhotoGallery({ images, config, cart }: PhotoGalleryProps) {
  const t = useT();
  const text = useText();
  const { extensions } = useConfiguration();
  const choices = usePhotoChoices(cart);
  const notMe = useNotMe();
  const [chosen, setChosen] = useState<string[]>([]);
  const [openId, setOpenId] = useState<string>();
  const folders = byFolder(images, config, text);
  const nameOf = usePhotoName(folders.flatMap((folder) => folder.images));
  const shown = folders.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const inOrder = shown.flatMap((folder) => folder.images);
  const place = inOrder.findIndex(({ id }) => id === openId);
  const open = inOrder[place];
  const failure = choices.failure && <Notice tone="danger">{t('photos_basket_failed')}</Notice>;

  async function dropOpen(id: string) {
    const next = inOrder.length > 1 ? inOrder[placeAfter(place, 1, inOrder.length)]?.id : undefined;
    if (await notMe.send(id)) setOpenId(next);
  }

  return (
    <>
      {folders.length > 1 && (
        <FilterChips
          label={t('photos_folders')}
          options={folders.map(({ name, title, images: own }) => ({
            id: name,
            label: title || t('photos_folder_other'),
            count: own.length,
          }))}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      {!open && failure}
      <Hidden>
        <span role="status">{choices.savedId && t('photos_saved', { name: nameOf(choices.savedId) })}</span>
      </Hidden>
      {shown.map(({ name, title, images: own }) => (
        <section key={name} className={styles.folder}>
          <h2>
            {title || t('photos_folder_other')} <small>{t('photos_count', { n: own.length })}</small>
          </h2>
          <ul className={styles.photos}>
            {own.map((image) => (
              <li key={image.id}>
                <PhotoCard
                  image={image}
                  name={nameOf(image.id)}
                  variants={config.variants}
                  choice={choices.of(image.id)}
                  onOpen={() => setOpenId(image.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {open && (
        <PhotoDetail
          image={open}
          place={place}
          total={inOrder.length}
          name={nameOf(open.id)}
          variants={config.variants}
          choice={choices.of(open.id)}
          onTurn={(by) => setOpenId(inOrder[placeAfter(place, by, inOrder.length)]?.id)}
          onClose={() => setOpenId(undefined)}
          onNotMe={extensions.has('photo-care') ? () => dropOpen(open.id) : undefined}
          message={notMe.hasFailed ? <Notice tone="danger">{t('photos_not_me_failed')}</Notice> : failure}
        />
      )}
    </>
  );
}

/** "Photo 3", counted as they are shown. */
function usePhotoName(images: readonly CabinImage[]): (id: string) => string {
  const t = useT();
  return (id) => t('photos_photo', { n: images.findIndex((image) => image.id === id) + 1 });
}

/** Extension `photo-care`: a photo that shows somebody else leaves for good. */
function useNotMe() {
  const queries = useQueryClient();
  const write = useHubWrite(photosRoutes.notMe);
  async function send(id: string): Promise<boolean> {
    const left = await write.mutateAsync({ body: { photos: [{ id }] } }).catch(() => undefined);
    if (!left) return false;
    queries.setQueryData(hubKey(photosRoutes.cabinImages), left);
    void queries.invalidateQueries({ queryKey: hubKey(photosRoutes.cart) });
    return true;
  }
  return { send, hasFailed: write.isError };
}
