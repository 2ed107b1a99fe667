import { wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import type { OpsCommands } from './ops-command.ts';

export const wayfinderCommands: OpsCommands = {
  'place-device': {
    usage: '<label> <venue, or group>',
    summary: 'says where a kiosk or screen stands; group puts it where its group does',
    async run(call, [label = '', place = '']) {
      await call(wayfinderRoutes.placeDevice, { body: { label, place: place === 'group' ? null : place } });
      return `${label} stands ${place === 'group' ? 'where its group does' : `at ${place}`}.`;
    },
  },
};
