import { type Article, type ContentEvent, contentRoutes } from '#contract/areas/content.ts';
import { EventList } from '#portal/areas/content/EventList.tsx';
import { PartReading, Reading } from '#portal/areas/content/Reading.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { imageByReference } from '#portal/shared/ui/pictures.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { useArticleEvents } from '#portal/shared/use-article-events.ts';
import styles from './Muster.module.css';
import { inTimeOrder, MUSTER_MAP_WIDTH, stationOf } from './muster.rules.ts';
import { OwnStation } from './OwnStation.tsx';
import { useMusterStatus } from './use-muster-status.ts';

/** C192, C213-C215, CD31: the plan, and when each station meets. */
export function MusterSchedulePage() {
  return useConfiguration().place === 'ship' ? <MusterTimes /> : <NotFound />;
}

function MusterTimes() {
  const t = useT();
  const articles = useHub(contentRoutes.articlesByHashtag, { query: { hashtag: 'musterSchedule' } });
  usePageTitle(t('muster_schedule'));
  return (
    <div className={styles.page}>
      <PageHeader title={t('muster_schedule')} />
      <Reading reads={[articles]}>
        {() => {
          const [article] = Array.isArray(articles.data) ? articles.data : [];
          return article ? <Schedule article={article} /> : <EmptyState kind="events" title={t('no_events')} />;
        }}
      </Reading>
    </div>
  );
}

function Schedule({ article }: { article: Article }) {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const status = useMusterStatus();
  const events = useArticleEvents(article.id);
  const station = stationOf(status.data?.passengers ?? []);
  return (
    <>
      <div className={styles.introduction}>
        <Thumbnail
          className={styles.map}
          src={imageByReference(hubUrl, article.id, MUSTER_MAP_WIDTH)}
          alt={text(article.title)}
          ratio="16 / 9"
          eager
        />
        <RichText text={article.description} />
      </div>
      <PartReading read={events}>
        {() => {
          const shown = inTimeOrder((Array.isArray(events.data) ? events.data : []) as ContentEvent[]);
          if (shown.length === 0) return <EmptyState kind="events" title={t('no_events')} />;
          return <EventList events={shown} label={t('muster_schedule')} withDates />;
        }}
      </PartReading>
      {station && !events.isPending && <OwnStation station={station} />}
    </>
  );
}
