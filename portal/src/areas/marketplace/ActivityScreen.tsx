import { marketplaceRoutes } from '#contract/areas/marketplace.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ReadingScreen } from '#portal/shared/screen/ReadingScreen.tsx';
import { readinessOf } from '#portal/shared/screen/screen-run.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { paragraphsOf } from '#portal/shared/ui/plain-text.ts';
import { marketplacePicture } from './marketplace-pictures.rules.ts';
import { useMarketplace } from './use-marketplace.ts';

/** B226, B233 on a screen: told about, and booked elsewhere (B237). */
export function ActivityScreen() {
  const { hubUrl } = useKit();
  const { activityId: id = '' } = useParams();
  const activity = useMarketplace(marketplaceRoutes.activity, { id });
  const { title = '', cover_image_url, city, retail_price, about, where_text, meeting_point } = activity.data ?? {};
  usePageTitle(title);
  return (
    <ReadingScreen
      title={title}
      facts={[city?.name, retail_price?.formatted_value]}
      picture={cover_image_url ? marketplacePicture(hubUrl, cover_image_url, PICTURE_WIDTH.header) : undefined}
      paragraphs={[about, where_text, meeting_point].flatMap((one) => paragraphsOf(one ?? ''))}
      readiness={readinessOf([activity])}
    />
  );
}
