import type { Hub } from '#hub/hub.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { CURRENT_PIN_LIMIT, tooManyAttempts } from './login-limits.service.ts';

const PIN = /^\d{4}$/;

/** Never 403 for a wrong PIN: that would log the guest out (AD33). */
export function pinService({ pms, sessions, attempts }: Pick<Hub, 'pms' | 'sessions' | 'attempts'>) {
  return {
    async change(session: Session, currentPin: string, newPin: string): Promise<void> {
      const accountNumber = accountOf(session);
      if (!PIN.test(newPin)) throw new HubError(400, 'new_pin_length', 'Your PIN number needs to be 4 digits long');
      const subject = `current-pin:${accountNumber}`;
      if (!(await attempts.begin(subject, CURRENT_PIN_LIMIT))) throw tooManyAttempts();
      const { right } = await pms.checkPin(accountNumber, currentPin);
      if (!right) throw new HubError(400, 'wrong_pin', 'The current PIN is not right.');
      await attempts.forget(subject);
      if (session.pinChangePending && newPin === currentPin) {
        throw new HubError(400, 'pin_unchanged', 'Please choose a PIN other than the one you have.');
      }
      if (!(await pms.changePin(accountNumber, newPin))) throw noPin();
      await sessions.completePinChange(session.id);
      await sessions.endOthers(accountNumber, session.id);
    },

    async reset(session: Session): Promise<void> {
      if (!(await pms.resetPin(accountOf(session)))) throw noPin();
    },
  };
}

function accountOf(session: Session): string {
  if (session.accountNumber === null) throw noPin();
  return session.accountNumber;
}

function noPin(): HubError {
  return new HubError(400, 'no_pin', 'There is no PIN for this login.');
}
