import type { tvRoutes } from '#contract/areas/tv.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { guideImportService } from './guide-import.service.ts';
import { tvService } from './tv.service.ts';
import { tvChanged } from './tv.topics.ts';

export function tvArea(hub: Hub): Handlers<typeof tvRoutes> {
  const service = tvService(hub);
  const { importGuide } = guideImportService(hub);
  return {
    channels(call) {
      call.keepUntil([tvChanged], service.keptUntil());
      return service.channels();
    },
    importGuide: (call) => importGuide(call.upload(), call.query.zone),
  };
}
