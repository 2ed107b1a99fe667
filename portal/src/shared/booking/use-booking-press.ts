import { useRef, useState } from 'react';
import type { ReplyOf, Route } from '#contract/route.ts';
import type { CallInput } from '#portal/shared/hub/hub-client.ts';
import { HubFailure, isHubFailure, isUnreadable } from '#portal/shared/hub/hub-failure.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { guestOf } from '#portal/shared/state/authentication.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { type Fate, fateOf, refusalIn } from './booking-answer.rules.ts';
import { useRefreshBookings } from './use-refresh-bookings.ts';

export type PressState =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /** `message` is the hub's own reason, where it gave one; `isOpen`: no answer came, so nobody knows yet. */
  | { kind: 'error'; message?: string; code?: string; isOpen: boolean };

type Answer<Reply> =
  | { booked: Reply }
  | { booked?: undefined; failure: unknown; fate: Fate; code?: string; message?: string };

export type PressOutcome<Reply> = Answer<Reply> & {
  /** Cart, bookings and all that shows them have been read anew. */
  refreshed: Promise<void>;
  /** It turned out that nothing was booked: the next press is another attempt. */
  settle: () => void;
};

interface Press<R extends Route> {
  /** See `Wish`. */
  what: string;
  input: CallInput<R>;
  /** What makes it another booking, where the call's own body does not say it all. */
  content?: unknown;
}

export interface BookingPress<R extends Route> {
  state: PressState;
  /** A press is under way, or had no answer: the fate of the booking is open. */
  isOpen: boolean;
  /** Answers nothing while another press is under way. */
  press: (press: Press<R>) => Promise<PressOutcome<NonNullable<ReplyOf<R>>> | undefined>;
  /** Another choice: what was said about the last one is over. */
  forget: () => void;
}

interface PressOptions {
  /** Where the specification shows no answer, every good status is a yes, whatever comes with it. */
  takesAnyAnswer?: boolean;
}

const IDLE: PressState = { kind: 'idle' };

/**
 * B96, B97, B121, B218, BD17: every press that books. Submitting, then the answer or an error; pressing again after a lost
 * answer, also after a reload, books once; whatever shows bookings is read anew.
 */
export function useBookingPress<R extends Route>(route: R, { takesAnyAnswer }: PressOptions = {}): BookingPress<R> {
  const { hub, attempts } = usePortal();
  const guest = guestOf(useGroup('authentication'));
  const refresh = useRefreshBookings();
  const [state, setState] = useState<PressState>(IDLE);
  const isUnderWay = useRef(false);

  async function ask(input: CallInput<R>): Promise<Answer<NonNullable<ReplyOf<R>>>> {
    try {
      const reply = await hub.call(route, input).catch((failure: unknown) => {
        if (takesAnyAnswer && isUnreadable(failure)) return undefined;
        throw failure;
      });
      if (!reply && takesAnyAnswer) return { booked: {} as NonNullable<ReplyOf<R>> };
      if (!reply) throw new HubFailure('unreadable', 'The answer is empty.'); // neither yes nor no
      const refusal = refusalIn(reply);
      if (!refusal) return { booked: reply };
      const { code = '', message = '' } = refusal;
      return { ...refusal, fate: 'refused', failure: new HubFailure(code, message, 200, reply) };
    } catch (failure) {
      return { failure, fate: fateOf(failure), code: isHubFailure(failure) ? failure.code : undefined };
    }
  }

  async function press({ what, input, content = input.body }: Press<R>) {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setState({ kind: 'submitting' });
    const wish = { guest, what, content };
    const answer = await ask({ ...input, idempotencyKey: attempts.keyFor(wish) });
    isUnderWay.current = false;
    const settle = () => {
      attempts.decided(wish);
      setState((now) => (now.kind === 'error' ? { ...now, isOpen: false } : now));
    };
    if (!('fate' in answer) || answer.fate === 'refused') settle();
    setState('fate' in answer ? errorOf(answer) : IDLE);
    return { ...answer, refreshed: refresh(), settle };
  }

  const isOpen = state.kind === 'submitting' || (state.kind === 'error' && state.isOpen);
  return { state, isOpen, press, forget: () => setState(IDLE) };
}

function errorOf({ code, message, fate }: { code?: string; message?: string; fate: Fate }): PressState {
  return { kind: 'error', code, message, isOpen: fate === 'open' };
}
