import { useState } from 'react';
import { type RatingProfile, ratingsRoutes } from '#contract/areas/ratings.ts';
import { newKey } from '#portal/shared/hub/idempotency-key.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { KEPT, useOutbox } from '#portal/shared/outbox/use-outbox.ts';
import { feedbackOf, type Given, missingItems, NOTHING_GIVEN } from './feedback.rules.ts';

/** `kept`: on the phone, until the hub answers. */
export type Sending = 'idle' | 'sending' | 'saved' | 'kept' | 'error';

/** The guest is done with it. */
export const isOver = (sending: Sending) => sending === 'saved' || sending === 'kept';

/** The state of one feedback form: what was given, what is missing, and how far its sending is. */
export function useFeedback(profile: RatingProfile, mustAccept: boolean) {
  const call = useHubCall();
  const text = useText();
  const { post } = useOutbox();
  const [given, setGiven] = useState<Given>(NOTHING_GIVEN);
  const [isAccepted, setAccepted] = useState(false);
  const [sending, setSending] = useState<Sending>('idle');
  /** C178: rises on every press. */
  const [presses, setPresses] = useState(0);
  /** The same press again after a lost answer is one feedback. */
  const [key] = useState(newKey);

  const missing = missingItems(profile, given);
  const lacksAcceptance = mustAccept && !isAccepted;

  async function submit() {
    setPresses((count) => count + 1);
    if (missing.length > 0 || lacksAcceptance || sending === 'sending' || isOver(sending)) return;
    setSending('sending');
    const content = feedbackOf(profile, given, text);
    const send = () => call(ratingsRoutes.answer, { body: content, idempotencyKey: key });
    try {
      const reply = await post({ kind: 'feedback', key, content }, send);
      if (reply === KEPT) setSending('kept');
      else setSending(reply?.failed ? 'error' : 'saved');
    } catch {
      setSending('error');
    }
  }

  return {
    given,
    change: (changed: Partial<Given>) => setGiven((now) => ({ ...now, ...changed })),
    isAccepted,
    accept: setAccepted,
    sending,
    presses,
    missing,
    lacksAcceptance,
    submit,
  };
}
