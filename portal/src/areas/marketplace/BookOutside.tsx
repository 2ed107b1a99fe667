import ExternalLink from 'lucide-react/icons/external-link';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { DetailPanel } from '#portal/shared/ui/DetailPanel.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { linkTarget } from '#portal/shared/ui/link-target.ts';
import styles from './Marketplace.module.css';

interface BookOutsideProps {
  /** B231: as the marketplace wrote it. */
  price: string | null | undefined;
  url: string | null | undefined;
}

/** B237, BD47: price and the way out; no link without an address, and none on a screen (B5). The shell records clicks. */
export function BookOutside({ price, url }: BookOutsideProps) {
  const t = useT();
  const { isSignage } = useConfiguration();
  const isOffered = url && linkTarget(url).kind === 'outside' && !isSignage;
  if (!price && !isOffered) return null;
  return (
    <DetailPanel
      label={t('marketplace_price_and_booking')}
      price={
        price && (
          <dl className={styles.price}>
            <dt>{t('marketplace_price')}</dt>
            <dd>{price}</dd>
          </dl>
        )
      }
    >
      {isOffered && (
        <>
          <LinkButton kind="primary" wide to={url} icon={<ExternalLink aria-hidden="true" />}>
            {t('marketplace_book')}
          </LinkButton>
          <p className={styles.note}>{t('marketplace_book_note')}</p>
        </>
      )}
    </DetailPanel>
  );
}
