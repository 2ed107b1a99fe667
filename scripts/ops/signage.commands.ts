import { signageRoutes } from '#contract/areas/signage.ts';
import { chosen, type OpsCommands } from './ops-command.ts';

export const signageCommands: OpsCommands = {
  reload: {
    usage: '<Kiosk|DigitalSignage>',
    summary: 'reloads all kiosks or all screens',
    async run(call, [type = '']) {
      const deviceType = chosen(type, ['Kiosk', 'DigitalSignage']);
      await call(signageRoutes.reload, { body: { deviceType } });
      return `Every ${deviceType} reloads.`;
    },
  },
};
