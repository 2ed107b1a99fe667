import { useParams } from 'react-router';
import { type Article, contentRoutes } from '#contract/areas/content.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { useBroughtScreen } from '#portal/shared/article-layouts.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { ScreenFrame } from '#portal/shared/screen/ScreenFrame.tsx';
import { ScreenRows } from '#portal/shared/screen/ScreenRows.tsx';
import { readinessOf } from '#portal/shared/screen/screen-run.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference } from '#portal/shared/ui/pictures.ts';
import { paragraphsOf } from '#portal/shared/ui/plain-text.ts';
import styles from './ArticleScreen.module.css';
import { ContentDetailPage } from './ContentDetailPage.tsx';
import { eventPlace, eventTimes } from './event-list.rules.ts';
import { listOf, shownItem } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

const MINUTE_MS = 60_000;
const REFRESH = { staleTime: MINUTE_MS, refetchInterval: 2 * MINUTE_MS };
const HALF_WIDTH_PX = 1048;
const TIMETABLES = ['Timetable', 'ExcursionTimetable', 'ItineraryTimetable', 'AgendaTimetable'];

/**
 * A300 on a screen. Documents and recordings (A315, A324, AD48), hidden HTML and articles that lead elsewhere keep the
 * page that the specification gives them.
 */
export function ArticleScreen() {
  const { id = '' } = useParams();
  const { on } = usePreview();
  const article = useHub(contentRoutes.article, { params: { id }, query: { previewMode: on } }, REFRESH);
  const media = { params: { id }, query: { previewMode: on } };
  const pdfs = useHub(contentRoutes.pdfs, media, { quietly: true });
  const audios = useHub(contentRoutes.audios, media, { quietly: true });
  const shown = shownItem(article.data, on);
  const Brought = useBroughtScreen(shown?.layoutType ?? '');
  if (article.isPending || pdfs.isPending || audios.isPending) return <ScreenFrame title="" readiness="loading" />;
  const hasMedia = listOf(pdfs.data).length > 0 || listOf(audios.data).length > 0;
  if (!shown || hasMedia || shown.externalRedirectURL || shown.layoutType === 'UnfilteredHtml') {
    return <ContentDetailPage />;
  }
  if (Brought) return <Brought />;
  if (TIMETABLES.includes(shown.layoutType ?? '')) return <Timetable article={shown} />;
  return <Text article={shown} />;
}

function Text({ article }: { article: Article }) {
  const text = useText();
  const { hubUrl } = useKit();
  usePageTitle(text(article.title));
  const paragraphs = paragraphsOf(text(article.description) || text(article.overviewDescription));
  return (
    <ScreenFrame
      title={text(article.title)}
      lead={[text(article.location), text(article.times)].filter(Boolean).join(' · ')}
      picture={imageByReference(hubUrl, article.id, HALF_WIDTH_PX)}
      isReading
    >
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </ScreenFrame>
  );
}

/** A302, AD42 on a screen. */
function Timetable({ article }: { article: Article }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const events = useHub(contentRoutes.articleEvents, { params: { id: article.id }, query: {} }, REFRESH);
  usePageTitle(text(article.title));
  const dateOf = (date: string | null | undefined) => {
    const day = parseHubDate(date ?? '');
    return day && (formats.words(day, 'long') || formats.day(day));
  };
  const listed = listOf(events.data);
  const rows = listed.map((event) => ({
    key: event.id,
    lead: eventTimes({ ...event, endTime: null, endTimeDescription: null }, formats.time, text),
    title: text(event.title),
    support: [dateOf(event.fromDate), eventPlace(event, text)].filter(Boolean).join(' · '),
  }));
  return (
    <ScreenFrame title={text(article.title)} readiness={readinessOf([events], rows.length > 0)}>
      {rows.length > 0 ? (
        <ScreenRows label={text(article.title)} rows={rows} />
      ) : (
        events.data !== undefined && <p>{t('no_events')}</p>
      )}
    </ScreenFrame>
  );
}
