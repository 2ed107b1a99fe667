import type { Clock } from '#hub/shared/clock.ts';
import type { Log } from '#hub/shared/log.ts';
import { nmeaTcpGps } from './nmea-tcp.ts';
import { nmeaUdpGps } from './nmea-udp.ts';
import type { Gps } from './port.ts';
import { simulatedGps } from './simulated.ts';
import type { Stop } from './voyage-track.rules.ts';

interface Parts {
  clock: Clock;
  log: Log;
  stops: () => Promise<Stop[]>;
}

/** CD40: the instruments where they are configured, otherwise the voyage of the itinerary. */
export function chosenGps(setting: string, parts: Parts): Gps {
  if (setting === 'simulated') return simulatedGps(parts);
  const { protocol, hostname, port } = new URL(setting);
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  return protocol === 'nmea-udp:' ? nmeaUdpGps(address, parts) : nmeaTcpGps(address, parts);
}
