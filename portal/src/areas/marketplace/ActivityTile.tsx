import type { Activity } from '#contract/areas/marketplace.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { marketplacePicture } from './marketplace-pictures.rules.ts';
import { useActivityDuration } from './use-activity-duration.ts';

/** Title, duration and price of an activity; the price as the marketplace writes it (B231). */
export function ActivityTile({ activity, eager }: { activity: Activity; eager?: boolean }) {
  const { hubUrl } = useKit();
  const duration = useActivityDuration();
  const { uuid, title, cover_image_url: cover, retail_price: price } = activity;
  return (
    <Tile
      to={`/musement/activity/${encodeURIComponent(uuid)}`}
      title={title}
      picture={cover ? marketplacePicture(hubUrl, cover, PICTURE_WIDTH.tile) : undefined}
      pictureFallback={cover ?? undefined}
      eager={eager}
    >
      {dotted(duration(activity), price?.formatted_value)}
    </Tile>
  );
}
