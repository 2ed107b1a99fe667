// A film that was left is saved while the next page already asks about it: an answer from before the save must not undo it.
import type { Portal } from '#portal/shared/portal-context.ts';
import type { Vod } from '#portal/shared/video-one/vod.ts';

type Store = Portal['store'];

interface Save {
  position: number;
  /** When the provider had it; before that it is under way. */
  over: number;
}

/** What happened in which order, by counting. */
interface Log {
  now: number;
  saves: Map<string, Save>;
}

const logs = new WeakMap<Store, Log>();

function logOf(store: Store): Log {
  const log = logs.get(store) ?? { now: 0, saves: new Map() };
  logs.set(store, log);
  return log;
}

/** To be called when a save begins; what it gives back, when it has ended. */
export function beginSave(store: Store, id: string, position: number): (isSaved: boolean) => void {
  const log = logOf(store);
  const save: Save = { position, over: Number.POSITIVE_INFINITY };
  log.saves.set(id, save);
  return (isSaved) => {
    if (isSaved) save.over = ++log.now;
    else if (log.saves.get(id) === save) log.saves.delete(id);
  };
}

/** To be called when titles are asked for; what it gives back puts right what the answer could not know yet. */
export function beginReading(store: Store): (vod: Vod) => Vod {
  const log = logOf(store);
  const asked = ++log.now;
  return (vod) => {
    const save = log.saves.get(vod.id);
    return save && asked < save.over ? { ...vod, last_playback_status: { position_seconds: save.position } } : vod;
  };
}
