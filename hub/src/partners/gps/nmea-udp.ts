import { createSocket } from 'node:dgram';
import type { Clock } from '#hub/shared/clock.ts';
import type { Log } from '#hub/shared/log.ts';
import { nmeaReader } from './nmea-reader.ts';
import type { Gps } from './port.ts';

/** Sentences that the ship's network carries as datagrams. Several hub processes of a machine may listen. */
export function nmeaUdpGps(address: { host: string; port: number }, { clock, log }: { clock: Clock; log: Log }): Gps {
  return {
    follow(report) {
      const reader = nmeaReader(clock, report);
      const socket = createSocket({ type: address.host.includes(':') ? 'udp6' : 'udp4', reuseAddr: true });
      socket.on('message', (message) => {
        for (const line of message.toString('latin1').split(/[\r\n]+/)) if (line) reader.line(line);
      });
      socket.on('error', (error) => log.error('positions cannot be listened for', { ...address, error }));
      socket.bind(address.port, address.host);
      return () => void socket.close();
    },
  };
}
