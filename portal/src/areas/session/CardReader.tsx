import { useEffect, useEffectEvent, useRef } from 'react';
import { sessionRoutes } from '#contract/areas/session.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { createBurst } from './card-burst.rules.ts';
import { loginVariant } from './login-variant.rules.ts';
import { useLogin } from './use-login.ts';

const LOGIN = '/login';

/** A card opens the kiosk from any page; on the login page its own reader listens (A197). A card that fails leads there. */
export function CardReader() {
  const { pms, ui, isKiosk } = useConfiguration();
  const isLoggedIn = useIsLoggedIn();
  const { pathname } = useLocation();
  const isSwipe = loginVariant({ pms: pms.pms, appLoginByName: ui.appLoginByName, isKiosk }) === 'swipe';
  return isSwipe && !isLoggedIn && pathname !== LOGIN ? <Reading /> : null;
}

function Reading() {
  const call = useHubCall();
  const navigate = useNavigate();
  const { login } = useLogin('other');
  const isSearching = useRef(false);
  const scan = useEffectEvent(async (accountNumber: string) => {
    if (isSearching.current) return; // AD28
    isSearching.current = true;
    const outcome = await login(() => call(sessionRoutes.loginBySwipe, { body: { swipe: true, accountNumber } }));
    isSearching.current = false;
    if (outcome.kind === 'failure') navigate(LOGIN);
  });
  useEffect(() => {
    const burst = createBurst(new Event('listening').timeStamp);
    const take = (event: KeyboardEvent) => {
      // What stands in a field was written there by a guest.
      const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      const text = isField ? undefined : burst(event.key, event.timeStamp);
      if (!text) return;
      event.preventDefault(); // a button that happens to have the focus is not meant
      event.stopPropagation();
      scan(text);
    };
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, []);
  return null;
}
