import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useText, useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ReadingScreen } from '#portal/shared/screen/ReadingScreen.tsx';
import { readinessOf } from '#portal/shared/screen/screen-run.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { paragraphsOf } from '#portal/shared/ui/plain-text.ts';
import { placesOf } from './availability.rules.ts';
import { descriptionText } from './description-text.rules.ts';
import { useDuration } from './use-duration.ts';

const MINUTE_MS = 60_000;
const REFRESH = { staleTime: MINUTE_MS, refetchInterval: MINUTE_MS, quietly: true };

/** B22-B28 on a screen, at every address of an excursion: what it is, when and how much; nobody books here (B5). */
export function ExcursionScreen() {
  const text = useText();
  const formats = useFormats();
  const duration = useDuration();
  const { language, t } = useTranslation();
  const { id, excursionId } = useParams();
  const params = { id: excursionId ?? id ?? '' };
  const excursion = useHub(excursionsRoutes.byId, { params });
  const availability = useHub(excursionsRoutes.checkAvailability, { params }, REFRESH);
  const descriptions = useHub(excursionsRoutes.descriptions, { params });
  const { hubUrl } = useKit();
  const shown = excursion.data;
  const told = descriptionText(descriptions.data ?? [], 'Description', language);
  const places = placesOf(availability.data);
  const { adult } = shown?.price ?? {};
  usePageTitle(text(shown?.name));
  return (
    <ReadingScreen
      title={text(shown?.name)}
      facts={[
        text(shown?.port?.name ?? shown?.destination?.name),
        shown?.date && formats.hubDate(shown.date),
        shown?.timeOfDay && formats.time(shown.timeOfDay),
        shown && duration(shown),
        typeof adult === 'number' && formats.priceOrFree(adult),
        places !== undefined && (places > 0 ? t('screen_places', { n: places }) : t('excursion_full')),
      ]}
      picture={imageByReference(hubUrl, params.id, PICTURE_WIDTH.header)}
      paragraphs={told ? paragraphsOf('html' in told ? told.html : told.plain) : []}
      readiness={readinessOf([excursion])}
    />
  );
}
