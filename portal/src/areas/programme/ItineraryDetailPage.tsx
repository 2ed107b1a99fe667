import { holidayRoutes, type Schedule } from '#contract/areas/holiday.ts';
import { dashedHubDate, parseHubDate } from '#contract/hub-date.ts';
import { PdfList } from '#portal/areas/content/PdfList.tsx';
import { VideoList } from '#portal/areas/content/VideoList.tsx';
import { PortFacts } from '#portal/areas/weather/PortFacts.tsx';
import { PortTimes } from '#portal/areas/weather/PortTimes.tsx';
import { PortWeather } from '#portal/areas/weather/PortWeather.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { DetailHeader } from '#portal/shared/ui/DetailHeader.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { EventsOfDate } from './EventsOfDate.tsx';
import styles from './ItineraryDetail.module.css';
import { ItineraryError } from './ItineraryError.tsx';

/** B175-B179: one day of the voyage. */
export function ItineraryDetailPage() {
  const { id = '' } = useParams();
  const text = useText();
  const schedule = useHub(holidayRoutes.schedule, { params: { id } });
  usePageTitle(schedule.data ? text(schedule.data.title) : undefined);
  useTurningPages();
  if (schedule.data) return <ItineraryDayView schedule={schedule.data} />;
  if (schedule.isError) return <ItineraryError error={schedule.error} onRetry={() => schedule.refetch()} />;
  return <LoadingOverlay />;
}

function ItineraryDayView({ schedule }: { schedule: Schedule }) {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const { words, hubDate } = useFormats();
  const day = parseHubDate(schedule.date);
  const date = [day && words(day, 'weekday'), hubDate(schedule.date)].filter(Boolean).join(', ');
  return (
    <>
      <DetailHeader
        title={text(schedule.title)}
        picture={imageByReference(hubUrl, schedule.image ?? schedule.id, PICTURE_WIDTH.header)}
        eyebrow={`${t('itinerary_day', { n: schedule.day })} · ${date}`}
      >
        <PortTimes schedule={schedule} />
      </DetailHeader>
      <div className={styles.columns}>
        <div className={styles.story}>
          <RichText text={schedule.description} />
          <ExperiencesLink date={schedule.date} />
        </div>
        <div className={styles.port}>
          {!schedule.atSea && <PortWeather date={schedule.date} />}
          <PortFacts schedule={schedule} />
        </div>
      </div>
      <PdfList ownerId={schedule.id} />
      <VideoList ownerId={schedule.id} />
      <Section title={t('itinerary_events')}>
        <EventsOfDate date={schedule.date} />
      </Section>
    </>
  );
}

/** B177, B178; a screen has nobody to press it. */
function ExperiencesLink({ date }: { date: string }) {
  const t = useT();
  const { isSignage, ui } = useConfiguration();
  const path = ui.itineraryExcursionLinkPath;
  if (!path || isSignage) return null;
  return (
    <div data-action>
      <LinkButton to={path + dashedHubDate(date)}>{t('itinerary_experiences')}</LinkButton>
    </div>
  );
}
