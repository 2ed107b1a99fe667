import { contentRoutes } from '#contract/areas/content.ts';
import { type ShipContent, shipRoutes } from '#contract/areas/ship.ts';
import { Reading } from '#portal/areas/content/Reading.tsx';
import { WayfinderLink } from '#portal/areas/wayfinder/WayfinderLink.tsx';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { DetailHeader } from '#portal/shared/ui/DetailHeader.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { Gallery } from '#portal/shared/ui/Gallery.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PICTURE_WIDTH, pictureAtWidth } from '#portal/shared/ui/pictures.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { CabinCategories } from './CabinCategories.tsx';
import { ShipDeckPlans } from './ShipDeckPlans.tsx';
import styles from './ShipPage.module.css';
import { picturesByCategory, shipOf } from './ship.rules.ts';

/** C282, CD45 */
export function ShipPage() {
  const t = useT();
  const ship = useHub(shipRoutes.content);
  usePageTitle(t('ship_title'));
  return (
    <Reading reads={[ship]}>
      {() => {
        const found = shipOf(ship.data);
        return found ? (
          <ShipDetail ship={found} />
        ) : (
          <EmptyState kind="search" heading="h1" title={t('no_ship_data')} />
        );
      }}
    </Reading>
  );
}

/** CD45: name, description, gallery, technical data, deck plans, then the cabins. */
function ShipDetail({ ship }: { ship: ShipContent }) {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const code = ship.shipCode ?? '';
  const images = useHub(contentRoutes.images, { params: { id: code } }, { enabled: code !== '' });
  const { ship: pictures, plans } = picturesByCategory(Array.isArray(images.data) ? images.data : []);
  const gallery = pictures.map(({ url }) => ({
    small: pictureAtWidth(hubUrl, url, PICTURE_WIDTH.thumbnail),
    large: pictureAtWidth(hubUrl, url, PICTURE_WIDTH.header),
  }));
  const rows = (ship.technicalData ?? []).filter((row) => text(row?.label) && text(row?.value));
  useTurningPages();
  // The pictures stand between the texts: the page comes with them, so that nothing moves.
  if (code !== '' && images.isPending) return <LoadingOverlay />;
  return (
    <article className={styles.ship}>
      <DetailHeader title={text(ship.shipName) || t('ship_title')} picture={gallery[0]?.large} />
      <div className={styles.words}>
        <RichText text={ship.description} />
      </div>
      <Gallery pictures={gallery} />
      {rows.length > 0 && (
        <Section title={t('ship_technical_data')}>
          <dl className={styles.data}>
            {rows.map(({ label, value }) => (
              <div key={text(label)}>
                <dt>{text(label)}</dt>
                <dd>{text(value)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <ShipDeckPlans plans={plans} />
      <WayfinderLink as="button">{t('ship_to_map')}</WayfinderLink>
      {ship.cabin && <CabinCategories shipCode={code} cabin={ship.cabin} />}
    </article>
  );
}
