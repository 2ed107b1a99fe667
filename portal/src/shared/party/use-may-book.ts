import { type AccountStatus, sessionRoutes } from '#contract/areas/session.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { type BlockedText, blockedText, mayBookWith } from './blocked.rules.ts';

export interface BookingPermission {
  mayBook: boolean;
  /** Why not, where booking is refused; shown in place of the booking. */
  refusal?: BlockedText;
  /** The message that pages show on their own, when the hub wants it shown. */
  blocked?: BlockedText;
}

const BLOCKED_RECHECK_MS = 10_000;
const isBlocked = (status: AccountStatus | undefined) => !!(status?.isBlocked || status?.isBlockedForMuster);

/** B154, BD37: a blocked account books only where the hub allows it; a failed call counts as not blocked (AD35). */
export function useMayBook(): BookingPermission {
  const { flags } = useConfiguration();
  const isLoggedIn = useIsLoggedIn();
  const status: AccountStatus | undefined = useHub(sessionRoutes.accountStatus, undefined, {
    enabled: isLoggedIn,
    // Reception may have solved it meanwhile: the guest goes on without loading the page anew.
    refetchInterval: ({ state }) => (isBlocked(state.data as AccountStatus | undefined) ? BLOCKED_RECHECK_MS : false),
  }).data;
  const allowed = flags.allowBookingWhenBlocked ?? false;
  const mayBook = mayBookWith(status, allowed);
  return {
    mayBook,
    refusal: mayBook ? undefined : blockedText(status, allowed),
    blocked: status?.showBlockedMessage ? blockedText(status, allowed) : undefined,
  };
}
