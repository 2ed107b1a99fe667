import { contentRoutes } from '#contract/areas/content.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import styles from './Muster.module.css';
import { MusterLine } from './MusterLine.tsx';
import { stationOf } from './muster.rules.ts';
import { OwnStation } from './OwnStation.tsx';
import { StatusArt } from './StatusArt.tsx';
import { useMusterStatus } from './use-muster-status.ts';

/** C189, CD31: film, status, schedule, and whether the group is complete. */
export function MusterHomePage() {
  return useConfiguration().place === 'ship' ? <MusterHome /> : <NotFound />;
}

function MusterHome() {
  const t = useT();
  const { hubUrl } = useKit();
  const status = useMusterStatus();
  const film = useHub(contentRoutes.articlesByHashtag, { query: { hashtag: 'safetyvideo' } });
  const schedule = useHub(contentRoutes.articlesByHashtag, { query: { hashtag: 'musterSchedule' } });
  usePageTitle(t('muster_title'));
  // The tiles stand below the line: they come together, so that nothing jumps.
  if (status.isPending || film.isPending || schedule.isPending) return <LoadingOverlay />;
  const pictureOf = (articles: typeof film.data) => {
    const [article] = Array.isArray(articles) ? articles : [];
    return article && imageByReference(hubUrl, article.id, PICTURE_WIDTH.tile);
  };
  const station = stationOf(status.data?.passengers ?? []);
  return (
    <div className={styles.page}>
      <PageHeader title={t('muster_title')} lead={t('muster_lead')} />
      {status.data === undefined && <Notice tone="danger">{t('muster_status_error')}</Notice>}
      {status.isComplete !== undefined && <MusterLine isComplete={status.isComplete} />}
      {station && <OwnStation station={station} />}
      <TileGrid label={t('muster_title')}>
        <Tile to="/muster/video" title={t('muster_video')} picture={pictureOf(film.data)} eager />
        <Tile to="/muster/status" title={t('muster_status')} art={<StatusArt isComplete={status.isComplete} />} />
        <Tile to="/muster/schedule" title={t('muster_schedule')} picture={pictureOf(schedule.data)} eager />
      </TileGrid>
    </div>
  );
}
