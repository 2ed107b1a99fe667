import { useEffect, useState } from 'react';
import { type GpsProfile, type PositionMessage, positionMessage, trackerRoutes } from '#contract/areas/tracker.ts';
import { followStreamOnPage } from '#portal/shared/hub/event-source.ts';
import { readTolerantly } from '#portal/shared/hub/tolerant-reading.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { placeOf } from './tracker.rules.ts';

export interface Position {
  profile: GpsProfile;
  /** When it was taken, or else when it came; epoch milliseconds. */
  at: number;
}

/** What cannot be read is told of once, with the first answer; messages come every few seconds. */
const unsaid = () => undefined;

/** What a message of the stream says, read as `gps/current` is; nothing when it says no position. */
function readMessage(data: unknown): GpsProfile | undefined {
  try {
    const message = readTolerantly(positionMessage, JSON.parse(String(data)), unsaid) as PositionMessage | null;
    return message?.gpsProfile ?? undefined;
  } catch {
    return undefined;
  }
}

function positionOf(profile: GpsProfile | null | undefined, cameAt: number): Position | undefined {
  if (!profile || !placeOf(profile)) return undefined;
  const taken = Date.parse(profile.positionTime ?? '');
  return { profile, at: Number.isNaN(taken) ? cameAt : taken };
}

/** C237, C238: the position at first, then every one that the stream brings. */
export function usePosition() {
  const { hub, openStream, now } = usePortal();
  const current = useHub(trackerRoutes.current, undefined, { staleTime: 0 });
  const [live, setLive] = useState<Position>();
  const [isBroken, setBroken] = useState(false);
  useEffect(
    () =>
      followStreamOnPage({
        open: () => openStream(hub.url(trackerRoutes.stream)),
        broken: 'The stream of positions broke',
        onState: (isOpen) => setBroken(!isOpen),
        onData: (data) => {
          const position = positionOf(readMessage(data), now());
          if (position) setLive(position);
        },
      }),
    [hub, openStream, now],
  );
  return {
    position: live ?? positionOf(current.data?.gpsProfile, current.dataUpdatedAt),
    isBroken,
    isPending: current.isPending && !live,
    error: live ? null : current.error,
    refetch: current.refetch,
  };
}
