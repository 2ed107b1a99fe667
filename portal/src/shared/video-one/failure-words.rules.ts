import type { Translate } from '#portal/shared/i18n/texts.ts';

/** What the portal itself says of a failed call (C36, C102), as the state has it; what a provider says is the provider's. */
const OWN = {
  'No detailed message available': 'vod_failed_wordless',
  'The answer took too long.': 'vod_failed_slow',
  'The answer of the video provider cannot be read.': 'vod_failed_garbled',
  'error while setting played seconds': 'vod_failed_position',
} as const;
/** Chromium, Firefox and Safari of a network that is not there. */
const UNANSWERED = ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'];
const PLAYOUT = 'error while retrieving playout assets: '; // C101

/** The message of the state in the guest's language. */
export function failureWords(message: string, t: Translate): string {
  if (message.startsWith(PLAYOUT)) {
    return t('vod_failed_playout', { message: failureWords(message.slice(PLAYOUT.length), t) });
  }
  if (UNANSWERED.includes(message)) return t('vod_failed_unanswered', { message });
  return Object.hasOwn(OWN, message) ? t(OWN[message as keyof typeof OWN]) : message;
}
