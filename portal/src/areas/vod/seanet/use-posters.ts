import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { coverAddress, movieRoute } from '#portal/shared/video-two/seanet.rules.ts';
import type { SeanetEntry } from '#portal/shared/video-two/seanet.ts';
import type { PosterOf } from '../posters.ts';

/** Films of the second provider as posters. */
export function usePosters(): (entries: readonly SeanetEntry[]) => PosterOf[] {
  const { url, coverWidths } = useConfiguration().device.seanetConfiguration ?? {};
  return (entries) =>
    entries.map((entry) => ({
      id: entry.path,
      title: entry.title,
      to: movieRoute(entry.path),
      picture: coverAddress(url, entry),
      widths: coverWidths,
    }));
}
