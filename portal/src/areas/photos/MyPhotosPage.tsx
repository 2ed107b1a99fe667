import type { CabinImage, PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { BasketBar } from './BasketBar.tsx';
import styles from './Gallery.module.css';
import { GalleryPlaceholders } from './GalleryPlaceholders.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';
import { PhotoGate } from './PhotoGate.tsx';
import { PhotoPrices } from './PhotoPrices.tsx';
import { noPhotosMessage, readImages } from './photo-config.rules.ts';
import { TicketCode } from './TicketCode.tsx';
import { usePhotoConfig } from './use-photo-config.ts';

/** B294-B300 */
export function MyPhotosPage() {
  return <PhotoGate needs="consent">{() => <MyPhotos />}</PhotoGate>;
}

function MyPhotos() {
  const t = useT();
  const { extensions } = useConfiguration();
  usePageTitle(t('photos_mine_title'));
  const images = useHub(photosRoutes.cabinImages);
  const config = usePhotoConfig();
  // Quantities are those of the basket, so the gallery waits for it; without one every photo counts as not added.
  const cart = useHub(photosRoutes.cart);
  const isPending = images.isPending || config.isPending || cart.isPending;
  const failed = [images, config].find(({ isError, data }) => isError && data === undefined);
  return (
    <div className={styles.page}>
      <PageHeader title={t('photos_mine_title')} lead={t('photos_mine_lead')} />
      {failed && <ErrorState onRetry={() => Promise.all([images.refetch(), config.refetch()])} />}
      {!failed && isPending && <GalleryPlaceholders />}
      {!failed && !isPending && images.data && config.data && (
        <Found images={readImages(images.data)} config={config.data} />
      )}
      {extensions.has('photo-care') && !isPending && !failed && <TicketCode />}
      <BasketBar cart={cart.data} />
    </div>
  );
}

function Found({ images, config }: { images: CabinImage[]; config: PhotoConfig }) {
  const t = useT();
  const text = useText();
  const cart = useHub(photosRoutes.cart).data;
  if (images.length === 0) {
    // B296, B297
    const own = text(noPhotosMessage(config));
    return (
      <EmptyState
        kind="photos"
        title={own || t('photos_none')}
        action={
          <LinkButton kind="secondary" to="/photomatch/overview">
            {t('photos_to_overview')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <PhotoPrices config={config} />
      <PhotoGallery images={images} config={config} cart={cart} />
    </>
  );
}
