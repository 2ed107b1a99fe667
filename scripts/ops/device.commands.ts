import { deviceRoutes } from '#contract/areas/device.ts';
import type { OpsCommands } from './ops-command.ts';

/** Groups of the demo packs by the device type that an operator thinks of. */
const GROUP_OF_TYPE: Readonly<Record<string, string>> = { app: 'app', kiosk: 'kiosk', digitalsignage: 'signage' };

export const deviceCommands: OpsCommands = {
  devices: {
    usage: '',
    summary: 'lists every kiosk and screen with its last contact, page, version and error',
    async run(call) {
      const devices = await call(deviceRoutes.list);
      const lines = devices.map(({ label, id, group, seenAt, page, version, error, errorAt }) =>
        [label ?? id, group, seenAt ?? 'never seen', page, version, error && `${errorAt} ${error}`]
          .filter(Boolean)
          .join('  '),
      );
      return lines.join('\n') || 'No device is registered.';
    },
  },
  enrol: {
    usage: '<App|Kiosk|DigitalSignage|device group> [label]',
    summary: 'makes an address that, opened once on a device, makes it that kind of device',
    async run(call, [type = '', label]) {
      const deviceGroup = GROUP_OF_TYPE[type.toLowerCase()] ?? type;
      const { url, expiresAt } = await call(deviceRoutes.createEnrolment, { body: { deviceGroup, label } });
      return `${url}\nGood for one device until ${expiresAt}.`;
    },
  },
};
