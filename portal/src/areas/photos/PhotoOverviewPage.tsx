import { contentRoutes } from '#contract/areas/content.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { plainText } from '#portal/shared/ui/plain-text.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { PhotoGate } from './PhotoGate.tsx';

/** B280, B281 */
export function PhotoOverviewPage() {
  return <PhotoGate needs="decision">{(consent) => <Overview hasConsent={consent === true} />}</PhotoGate>;
}

function Overview({ hasConsent }: { hasConsent: boolean }) {
  const t = useT();
  usePageTitle(t('photos_title'));
  const myphotos = useArticle('myphotos');
  const packages = useArticle('photopackages');
  const orders = useArticle('photoorders');
  const consent = useArticle('photoconsent');
  const content = useContentCategory();
  const isPending = [myphotos, packages, orders, consent, content].some((one) => one.isPending);
  // BD53: who opted out keeps what is bought, and the way back.
  const tiles = [
    hasConsent && { to: '/photomatch/myphotos', title: t('photos_tile_mine'), own: myphotos },
    hasConsent && { to: '/photomatch/packages', title: t('photos_tile_packages'), own: packages },
    { to: `/content/overview/${content.id ?? ''}`, title: t('photos_tile_content'), own: content },
    { to: '/photomatch/orders', title: t('photos_tile_orders'), own: orders },
    { to: '/photomatch/consent', title: t('photos_tile_consent'), own: consent },
  ].filter((tile) => tile !== false);
  return (
    <>
      <PageHeader title={t('photos_title')} lead={t(hasConsent ? 'photos_lead' : 'photos_lead_out')} />
      {isPending ? (
        <Placeholders of="tiles" count={tiles.length} />
      ) : (
        <TileGrid label={t('photos_title')}>
          {tiles.map(({ to, title, own }) => (
            <Tile key={to} to={to} title={own.title || title} picture={own.picture} eager compact>
              {own.words}
            </Tile>
          ))}
        </TileGrid>
      )}
    </>
  );
}

interface TileContent {
  isPending: boolean;
  id?: string;
  title?: string;
  words?: string;
  picture?: string;
}

/** BD53: without an article the tile has its own title and the default picture. */
function useArticle(hashtag: string): TileContent {
  const { data, isPending } = useHub(contentRoutes.articlesByHashtag, { query: { hashtag } });
  return useTileContent(data?.[0], isPending);
}

function useContentCategory(): TileContent {
  const { data, isPending } = useHub(contentRoutes.categoriesByHashtag, { query: { hashtag: 'photocontent' } });
  return useTileContent(data?.[0], isPending);
}

type Found = { id: string; title?: Parameters<ReturnType<typeof useText>>[0]; description?: Found['title'] };

function useTileContent(found: Found | undefined, isPending: boolean): TileContent {
  const text = useText();
  const { hubUrl } = useKit();
  if (!found) return { isPending };
  return {
    isPending,
    id: found.id,
    title: text(found.title),
    words: plainText(text(found.description)),
    picture: imageByReference(hubUrl, found.id, PICTURE_WIDTH.tile),
  };
}
