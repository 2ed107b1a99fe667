import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { basketRoutes, type Cart } from '#contract/areas/basket.ts';
import { type HubFailure, isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { newKey } from '#portal/shared/hub/idempotency-key.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { useRefetchParty } from '#portal/shared/party/use-refetch-party.ts';
import { type CheckoutForm, orderPayload } from './checkout.rules.ts';
import { confirmationState } from './confirmation.rules.ts';

interface Attempt {
  key: string;
  sent: string;
}

/** BD17: the key of a press is kept until the hub has decided, so that trying again books once. */
function sameAttempt(before: Attempt | undefined, sent: string): Attempt {
  return before?.sent === sent ? before : { key: newKey(), sent };
}

/** The hub has decided; anything else, also its own trouble, leaves open whether the order was placed. */
function isRefusal({ status }: HubFailure): boolean {
  return status !== undefined && status >= 400 && status < 500;
}

interface OrderPlan {
  cart: Cart;
  payable: boolean;
  onOrderOpen: (isOpen: boolean) => void;
}

/** B121-B124: places the order once, reads cart and bookings anew and goes to the confirmation. */
export function usePlaceOrder({ cart, payable, onOrderOpen }: OrderPlan): (form: CheckoutForm) => Promise<undefined> {
  const call = useHubCall();
  const text = useText();
  const navigate = useNavigate();
  const refetchParty = useRefetchParty();
  const attempt = useRef<Attempt>(undefined);
  return async (form) => {
    const body = orderPayload(form, payable);
    attempt.current = sameAttempt(attempt.current, JSON.stringify(body));
    onOrderOpen(true);
    try {
      const hubResponse = await call(basketRoutes.order, { body, idempotencyKey: attempt.current.key });
      attempt.current = undefined;
      navigate('/confirmation', { state: confirmationState(cart, form, hubResponse, text), viewTransition: true });
      await refetchParty();
      return undefined;
    } catch (failure) {
      if (isHubFailure(failure) && isRefusal(failure)) {
        attempt.current = undefined;
        onOrderOpen(false);
      }
      await refetchParty();
      throw failure;
    }
  };
}
