import { connect, type Socket } from 'node:net';
import type { Clock } from '#hub/shared/clock.ts';
import type { Log } from '#hub/shared/log.ts';
import { lineSplitter, nmeaReader } from './nmea-reader.ts';
import type { Gps } from './port.ts';

const AGAIN_MS = 5_000;
/** Instruments talk every second; a line that is silent for so long is dead. */
const SILENT_MS = 60_000;

/** Sentences that a multiplexer serves; the connection is made again whenever it ends. */
export function nmeaTcpGps(address: { host: string; port: number }, { clock, log }: { clock: Clock; log: Log }): Gps {
  return {
    follow(report) {
      let socket: Socket | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isStopped = false;
      let isLost = false;

      function open() {
        const reader = nmeaReader(clock, report);
        const split = lineSplitter(reader.line);
        socket = connect(address);
        socket.setEncoding('latin1').setTimeout(SILENT_MS);
        socket.on('connect', () => {
          isLost = false;
          log.info('positions are read', { ...address });
        });
        socket.on('data', (piece) => split(String(piece)));
        socket.on('timeout', () => socket?.destroy());
        socket.on('error', (error) => {
          if (!isLost) log.warn('the line to the positions broke', { ...address, error });
          isLost = true;
        });
        socket.on('close', () => {
          if (!isStopped) timer = setTimeout(open, AGAIN_MS).unref();
        });
      }

      open();
      return () => {
        isStopped = true;
        clearTimeout(timer);
        socket?.destroy();
      };
    },
  };
}
