import { contentRoutes } from '#contract/areas/content.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { type ReadOptions, useHub } from '#portal/shared/hub/use-hub.ts';

/** A286, A287, A303: past ones too where the device shows them. */
export function useArticleEvents(id: string, options?: ReadOptions) {
  const { showPastEvents } = useConfiguration().ui;
  const query = showPastEvents ? { filterPastEvents: false } : {};
  return useHub(contentRoutes.articleEvents, { params: { id }, query }, options);
}
