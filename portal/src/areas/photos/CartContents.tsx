import PackageIcon from 'lucide-react/icons/package';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { CartGroup, CartPhoto, PhotoCart, PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { CartPhotoLine } from './CartPhotoLine.tsx';
import { MissedOfferNotice } from './MissedOfferNotice.tsx';
import styles from './PhotoCart.module.css';
import { packageInBasket } from './photo-basket.rules.ts';
import { usePhotoBasket } from './use-photo-basket.ts';

interface CartContentsProps {
  cart: PhotoCart;
  config: PhotoConfig | undefined;
  /** An order for exactly this is on its way. */
  isHeld: boolean;
}

/** B307-B311: the photos by group, the package, and what takes them out again. */
export function CartContents({ cart, config, isHeld }: CartContentsProps) {
  const t = useT();
  const text = useText();
  const { remove, isBusy, failure } = usePhotoBasket();
  const [removed, setRemoved] = useState('');
  const groups = cart.photoGroups.filter((group) => (group.photos ?? []).length > 0);
  const nameOf = (photo: CartPhoto) => {
    const place = groups.flatMap(({ photos }) => photos).findIndex(({ id }) => id === photo.id);
    return t('photos_photo', { n: place + 1 });
  };

  async function takeOut(name: string, what: Parameters<typeof remove>[0]) {
    setRemoved((await remove(what)) ? t('photos_removed', { name }) : '');
  }

  const headingOf = ({ id }: CartGroup) => text(config?.photoGroups.find((offer) => offer.id === id)?.blurb);
  const bulk = packageInBasket(cart, config, text);
  return (
    <section className={styles.contents} aria-label={t('photos_cart_contents')}>
      {bulk && (
        <PackageLine
          cart={cart}
          isLocked={isBusy || isHeld}
          onRemove={() => takeOut(text(cart.totals.bulkName), { bulk: bulk.id || true })}
        />
      )}
      {groups.map((group, place) => (
        <section key={group.id ?? `rest ${place}`} className={styles.group}>
          {headingOf(group) && <h2>{headingOf(group)}</h2>}
          <ul className={styles.lines}>
            {group.photos.map((photo) => (
              <CartPhotoLine
                key={photo.id}
                photo={photo}
                name={nameOf(photo)}
                config={config}
                action={
                  <IconButton
                    icon={<Trash2 aria-hidden="true" />}
                    label={t('photos_remove', { name: nameOf(photo) })}
                    disabled={isBusy || isHeld}
                    onClick={() => takeOut(nameOf(photo), { photos: [{ id: photo.id }] })}
                  />
                }
              />
            ))}
          </ul>
          <MissedOfferNotice group={group} config={config} />
        </section>
      ))}
      {failure && <Notice tone="danger">{t('photos_basket_failed')}</Notice>}
      <Hidden>
        <span role="status">{removed}</span>
      </Hidden>
      <p>
        <LinkButton kind="secondary" to="/photomatch/myphotos">
          {t('photos_more_photos')}
        </LinkButton>
      </p>
    </section>
  );
}

function PackageLine({ cart, isLocked, onRemove }: { cart: PhotoCart; isLocked: boolean; onRemove: () => void }) {
  const t = useT();
  const text = useText();
  const { price } = useFormats();
  const name = text(cart.totals.bulkName) || t('photos_package');
  return (
    <div className={styles.package}>
      <PackageIcon aria-hidden="true" />
      <div className={styles.words}>
        <div className={styles.lineHead}>
          <h2>{name}</h2>
          <IconButton
            icon={<Trash2 aria-hidden="true" />}
            label={t('photos_remove', { name })}
            disabled={isLocked}
            onClick={onRemove}
          />
        </div>
        <p className={styles.cost}>
          <span className={styles.note}>{t('photos_package_note')}</span>
          <span className={styles.amount}>{price(cart.totals.bulkTotal)}</span>
        </p>
      </div>
    </div>
  );
}
