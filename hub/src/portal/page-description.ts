// What search engines and shared links say of the portal, in the words of the place and of the reader.
import type { DeviceConfig } from '#contract/areas/device.ts';
import { textOf } from '#contract/text.ts';
import { guestLanguage } from '#hub/shared/guest-language.ts';
import { escapeHtml } from '#hub/shared/mail/letter-html.ts';
import { SENTENCES } from './page-description.words.ts';

const DESCRIPTION = /(<meta name="description" content=")[^"]*/;

/** The page with the description of this deployment; as it was built where the configuration is not known. */
export function withDescription(html: string, config: string | undefined, acceptLanguage = ''): string {
  if (!config) return html;
  const { hub, deviceGroup }: DeviceConfig = JSON.parse(config);
  const language = guestLanguage(acceptLanguage);
  const name = textOf(deviceGroup?.deviceProfile?.label, language);
  const sentence = (SENTENCES[hub?.hubType ?? ''] ?? SENTENCES.Ship)[language];
  const said = name ? `${name} – ${sentence}` : sentence;
  return html.replace(DESCRIPTION, (_, before: string) => before + escapeHtml(said));
}
