import type { DeviceConfig } from './areas/device.ts';

/** Whether a device has a ship map: its profile decides, then the ship, then the client's own settings. */
export function hasWayfinder(
  { deviceGroup, hub }: Partial<DeviceConfig>,
  client: { enableWayfinder?: boolean | undefined },
): boolean {
  return deviceGroup?.deviceProfile?.enableWayfinder ?? hub?.enableWayfinder ?? client.enableWayfinder ?? false;
}
