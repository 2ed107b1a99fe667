import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { PhotoPackage } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { Button } from '#portal/shared/ui/Button.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { Price } from '#portal/shared/ui/Price.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { BasketBar } from './BasketBar.tsx';
import styles from './Packages.module.css';
import { PhotoGate } from './PhotoGate.tsx';
import { type PackageState, packageInBasket, packageState } from './photo-basket.rules.ts';
import { usePhotoBasket } from './use-photo-basket.ts';
import { usePhotoConfig } from './use-photo-config.ts';

/** B301, B302, B304 */
export function PackagesPage() {
  return <PhotoGate needs="consent">{() => <Packages />}</PhotoGate>;
}

function Packages() {
  const t = useT();
  const text = useText();
  usePageTitle(t('photos_packages_title'));
  const config = usePhotoConfig();
  const cart = useHub(photosRoutes.cart);
  const { add, isBusy, failure } = usePhotoBasket();
  const [adding, setAdding] = useState<string>();
  const present = packageInBasket(cart.data, config.data, text);
  const packages = config.data?.bulk ?? [];
  return (
    <div className={styles.page}>
      <PageHeader title={t('photos_packages_title')} lead={t('photos_packages_lead')} />
      {config.isPending && <Placeholders of="tiles" count={3} />}
      {config.isError && !config.data && <ErrorState onRetry={() => config.refetch()} />}
      {config.data && packages.length === 0 && <EmptyState kind="photos" title={t('photos_packages_none')} />}
      {failure && (
        <Notice tone="danger">
          {t(failure.code === 'package_in_basket' ? 'photos_package_taken' : 'photos_basket_failed')}
        </Notice>
      )}
      <ul className={styles.packages}>
        {packages.map((one) => (
          <li key={one.id}>
            <PackageCard
              one={one}
              state={packageState(one.id, present)}
              isBusy={isBusy && adding === one.id}
              onAdd={() => {
                setAdding(one.id);
                void add({ bulk: one.id });
              }}
            />
          </li>
        ))}
      </ul>
      <BasketBar cart={cart.data} />
    </div>
  );
}

interface PackageCardProps {
  one: PhotoPackage;
  state: PackageState;
  isBusy: boolean;
  onAdd: () => void;
}

function PackageCard({ one, state, isBusy, onAdd }: PackageCardProps) {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const isOffered = state === 'free' || state === 'upgrade';
  return (
    <article className={styles.card}>
      <Thumbnail src={pictureOf(hubUrl, one.image)} />
      <div className={styles.words}>
        <h2>{text(one.title)}</h2>
        {state === 'added' && (
          <Badge tone="positive" icon={<Check aria-hidden="true" />}>
            {t('photos_added')}
          </Badge>
        )}
        {text(one.blurb) && <p className={styles.blurb}>{text(one.blurb)}</p>}
        <RichText text={one.description} />
        {state === 'taken' && <p className={styles.note}>{t('photos_package_taken')}</p>}
      </div>
      <p className={styles.price}>
        <Price amount={one.price} />
      </p>
      <Button wide kind={isOffered ? 'primary' : 'secondary'} busy={isBusy} resting={!isOffered} onClick={onAdd}>
        {t(state === 'added' ? 'photos_added' : state === 'upgrade' ? 'photos_package_upgrade' : 'photos_add')}
      </Button>
    </article>
  );
}

/** The reference of a picture, or its whole address. */
function pictureOf(hubUrl: string, image: string | null | undefined): string | undefined {
  if (!image) return undefined;
  return /^(https?:)?\//.test(image)
    ? new URL(image, new URL(hubUrl, location.href)).href
    : imageByReference(hubUrl, image, PICTURE_WIDTH.tile);
}
