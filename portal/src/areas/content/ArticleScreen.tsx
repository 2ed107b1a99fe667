import { lazy, Suspense } from 'react';
import { type Article, contentRoutes } from '#contract/areas/content.ts';
import type { AudioBlob, PdfBlob } from '#contract/blobs.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { useBroughtScreen } from '#portal/shared/article-layouts.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ListScreen } from '#portal/shared/screen/ListScreen.tsx';
import { ReadingScreen } from '#portal/shared/screen/ReadingScreen.tsx';
import { ScreenFrame } from '#portal/shared/screen/ScreenFrame.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference } from '#portal/shared/ui/pictures.ts';
import { paragraphsOf } from '#portal/shared/ui/plain-text.ts';
import { useArticleEvents } from '#portal/shared/use-article-events.ts';
import { ContentDetailPage } from './ContentDetailPage.tsx';
import { eventPlace, eventTimes } from './event-list.rules.ts';
import { recordingName } from './recording-name.rules.ts';
import { listOf, shownItem } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

const MINUTE_MS = 60_000;
const REFRESH = { staleTime: MINUTE_MS, refetchInterval: 2 * MINUTE_MS };
const HALF_WIDTH_PX = 1048;
const TIMETABLES = ['Timetable', 'ExcursionTimetable', 'ItineraryTimetable', 'AgendaTimetable'];

const DocumentsScreen = lazy(async () => ({ default: (await import('./DocumentsScreen.tsx')).DocumentsScreen }));

/** A300 on a screen. An article that leads elsewhere does so here as well (AD43). */
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
  if (!shown || shown.layoutType === 'UnfilteredHtml') return <ScreenFrame title="" readiness="none" />;
  if (shown.externalRedirectURL) return <ContentDetailPage />;
  if (listOf(pdfs.data).length > 0) return <Documents article={shown} pdfs={listOf(pdfs.data)} />;
  if (Brought) return <Brought />;
  if (TIMETABLES.includes(shown.layoutType ?? '')) return <Timetable article={shown} />;
  return <Text article={shown} audios={listOf(audios.data)} />;
}

function Documents({ article, pdfs }: { article: Article; pdfs: readonly PdfBlob[] }) {
  const title = useText()(article.title);
  usePageTitle(title);
  return (
    <Suspense fallback={<ScreenFrame title={title} readiness="loading" />}>
      <DocumentsScreen title={title} pdfs={pdfs} />
    </Suspense>
  );
}

/** Nobody stands and listens to a screen: it says which recordings there are (A315). */
function Text({ article, audios }: { article: Article; audios: readonly AudioBlob[] }) {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  usePageTitle(text(article.title));
  return (
    <ReadingScreen
      title={text(article.title)}
      facts={[text(article.location), text(article.times)]}
      picture={imageByReference(hubUrl, article.id, HALF_WIDTH_PX)}
      paragraphs={paragraphsOf(text(article.description) || text(article.overviewDescription))}
    >
      {audios.length > 0 && <h2>{t('content_listen')}</h2>}
      {audios.map(({ id, name }) => (
        <p key={id}>{recordingName(name)}</p>
      ))}
    </ReadingScreen>
  );
}

/** A302, AD42 on a screen. */
function Timetable({ article }: { article: Article }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const events = useArticleEvents(article.id, REFRESH);
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
    support: dotted(dateOf(event.fromDate), eventPlace(event, text)),
  }));
  return <ListScreen title={text(article.title)} rows={rows} reads={[events]} nothing={t('no_events')} />;
}
