import { useQueryClient } from '@tanstack/react-query';
import type { Authentication } from '#contract/areas/session.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import type { LoginKind } from '#portal/shared/session/origin.ts';
import { failLogin, finishLogin, holdSession } from '#portal/shared/state/authentication.ts';
import { hubMessage } from './hub-message.rules.ts';
import { type LoginOutcome, loginOutcome } from './login-outcome.rules.ts';
import { loadPassengerData } from './passenger-data.ts';

/** Sends a login and draws the conclusions for the portal's state; where it leads is the guards' business (AD13). */
export function useLogin(kind: LoginKind | 'typeA') {
  const portal = usePortal();
  const queries = useQueryClient();
  const { language, t } = useTranslation();
  const wish = useLocation().state as { forward_to?: unknown; continue_to?: unknown } | null;
  const forwardTo = wish?.continue_to ?? wish?.forward_to;

  function finish(authentication: Authentication) {
    if (kind === 'typeA') {
      // AD13: always to the home page, by way of the success page; an older wish is forgotten.
      portal.store.setState({ authentication, origin: {} });
      return;
    }
    finishLogin(portal.store, authentication, { kind, forwardTo });
    if (kind === 'passenger') void loadPassengerData(portal, queries); // A209
  }

  async function ask(send: () => Promise<Authentication | undefined>, isByPin: boolean): Promise<LoginOutcome> {
    try {
      return loginOutcome(await send(), isByPin);
    } catch (error) {
      if (!isHubFailure(error)) throw error;
      return { kind: 'failure', message: hubMessage(error, language, t) };
    }
  }

  return {
    finish,
    async login(send: () => Promise<Authentication | undefined>, isByPin = false): Promise<LoginOutcome> {
      const outcome = await ask(send, isByPin);
      if (outcome.kind === 'success')
        finish(outcome.authentication); // A163
      else if (outcome.kind === 'pinChange')
        holdSession(portal.store, outcome.authentication); // A196
      else failLogin(portal.store, outcome.message ?? t('loginFailed')); // A164, A210, A211
      return outcome;
    },
  };
}
