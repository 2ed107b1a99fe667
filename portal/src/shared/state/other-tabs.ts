import { guestOf } from './authentication.ts';
import type { GroupName, Groups } from './groups.ts';
import { mergedLetters } from './letter.ts';
import { clearedGroups } from './store.ts';
import { groupIn, type Stored } from './stored.ts';

/**
 * AD9: a tab's state after another tab has written: without what a goodbye or the end of the session takes away, and with
 * the session and the letters that are there now. Everything else is each tab's own. `before` is what the tab has seen last.
 */
export function takenOver(state: Groups, before: Stored, now: Stored, ended: ReadonlySet<string>): Groups {
  const hasChanged = (name: GroupName) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  const [goodbyes, outbox, theirs] = [groupIn(now, 'goodbyes'), groupIn(now, 'outbox'), groupIn(now, 'authentication')];
  const mine = state.authentication;
  const isGoodbye = isEmptied(before, now) || goodbyes.count > state.goodbyes.count;
  const isOther =
    hasChanged('authentication') && theirs.sessionId !== mine.sessionId && !ended.has(theirs.sessionId ?? '');
  const isOtherGuest = isOther && theirs.sessionId && guestOf(theirs) !== guestOf(mine);

  let next = state;
  if (isGoodbye || (mine.sessionId && isOtherGuest)) next = clearedGroups(state, 'logout');
  else if (mine.sessionId && isOther) next = clearedGroups(state, 'authenticationCleared');
  const letters = () => mergedLetters(groupIn(before, 'outbox').letters, state.outbox.letters, outbox.letters);
  return {
    ...next,
    authentication: isOther ? theirs : mine,
    goodbyes: isGoodbye ? goodbyes : state.goodbyes,
    outbox: isGoodbye ? outbox : hasChanged('outbox') ? { letters: letters() } : state.outbox,
  };
}

/** Whoever empties the browser's storage has said goodbye, too. */
export const isEmptied = (before: Stored, now: Stored): boolean =>
  before.authentication !== undefined && now.authentication === undefined;
