import type { FaultSwitches } from '#sandbox/faults.ts';
import { mailbox } from '#sandbox/mailbox/mailbox.partner.ts';
import { marketplace } from '#sandbox/marketplace/marketplace.partner.ts';
import type { Partner } from '#sandbox/partner.ts';
import { videoOne } from '#sandbox/video-one/video-one.partner.ts';

/** Every partner of the sandbox; a new one joins with one line. */
export function allPartners(options: { faults: FaultSwitches; smtpPort: number }): Partner[] {
  return [videoOne(), marketplace(), mailbox(options)];
}
