import Hourglass from 'lucide-react/icons/hourglass';
import Languages from 'lucide-react/icons/languages';
import type { Activity, Medium, Taxonomy } from '#contract/areas/marketplace.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { DetailHeader } from '#portal/shared/ui/DetailHeader.tsx';
import { DetailLayout } from '#portal/shared/ui/DetailLayout.tsx';
import { type Fact, FactRow } from '#portal/shared/ui/FactRow.tsx';
import { Gallery } from '#portal/shared/ui/Gallery.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { ActivityTexts } from './ActivityTexts.tsx';
import { BookOutside } from './BookOutside.tsx';
import { FeatureList } from './FeatureList.tsx';
import { marketplacePicture, picturesOf } from './marketplace-pictures.rules.ts';
import { useActivityDuration } from './use-activity-duration.ts';

interface ActivityDetailProps {
  activity: Activity;
  /** Nothing while they are under way. */
  taxonomies: readonly Taxonomy[] | undefined;
  media: readonly Medium[];
}

/** B229-B237: everything about an activity, and the way out to book it. */
export function ActivityDetail({ activity, taxonomies, media }: ActivityDetailProps) {
  const t = useT();
  const { hubUrl } = useKit();
  const duration = useActivityDuration();
  const { cover_image_url: cover, languages, categories, city } = activity;
  const facts: Fact[] = [
    { name: t('marketplace_duration'), icon: <Hourglass aria-hidden="true" />, value: duration(activity) },
    {
      name: t('marketplace_languages'),
      icon: <Languages aria-hidden="true" />,
      value: languages?.map(({ name }) => name).join(', '),
    },
  ].filter(({ value }) => value);
  const pictures = picturesOf(media).map(({ url, title }) => ({
    small: marketplacePicture(hubUrl, url, PICTURE_WIDTH.thumbnail),
    large: marketplacePicture(hubUrl, url, PICTURE_WIDTH.header),
    text: title ?? undefined,
  }));
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={activity.title}
          picture={cover ? marketplacePicture(hubUrl, cover, PICTURE_WIDTH.header) : undefined}
          pictureFallback={cover ?? undefined}
          eyebrow={dotted(city?.name, categories?.[0]?.name)}
        >
          {facts.length > 0 && <FactRow facts={facts} />}
          <FeatureList features={activity.features ?? []} />
        </DetailHeader>
      }
      gallery={<Gallery pictures={pictures} />}
      panel={<BookOutside price={activity.retail_price?.formatted_value} url={activity.url} />}
    >
      <ActivityTexts activity={activity} taxonomies={taxonomies} />
    </DetailLayout>
  );
}
