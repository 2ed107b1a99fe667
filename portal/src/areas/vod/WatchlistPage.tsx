import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { HiddenHere } from './HiddenHere.tsx';
import { ListState } from './ListState.tsx';
import { Theatre } from './Theatre.tsx';
import { useVideoLists } from './use-video-lists.ts';
import { useVodList } from './use-vod-list.ts';
import { listParameters, PAGE_SIZE, VIDEO_TYPES } from './vod.rules.ts';

/** C79: `watchlist=require` goes with the watchlist alone (CD13). */
const PARAMETERS = VIDEO_TYPES.map((type) => ({ ...listParameters(type), watchlist: 'require' }));

/** C58, C59 */
export function WatchlistPage() {
  const t = useT();
  usePageTitle(t('vod_watchlist'));
  const isShown = useVideoLists();
  const { isDrawing } = usePortal();
  const list = useVodList({
    list: 'watchlistitems',
    // A drawing knows of nobody's list.
    parameters: isShown && !isDrawing ? PARAMETERS : undefined,
    pageSize: PAGE_SIZE.default,
  });
  return (
    <Theatre>
      <PageHeader title={t('vod_watchlist')} lead={isShown && t('vod_watchlist_hint')} />
      {isShown ? (
        <ListState
          list={list}
          label={t('vod_watchlist')}
          action={<LinkButton to="/vod/overview/movies">{t('vod_movies')}</LinkButton>}
        />
      ) : (
        <HiddenHere />
      )}
    </Theatre>
  );
}
