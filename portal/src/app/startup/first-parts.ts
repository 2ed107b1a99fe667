import { loadConfiguration } from '#portal/app/load-configuration.ts';
import type { Look } from '#portal/looks/look.ts';
import { loadLook, wantedLook } from '#portal/looks/looks.ts';
import { currentLanguage, type Language, languageOffered, offeredLanguages } from '#portal/shared/i18n/languages.ts';
import { loadTexts, type Texts } from '#portal/shared/i18n/texts.ts';
import type { Portal } from '#portal/shared/portal-context.ts';

/** What is there before anything is drawn. */
export interface FirstParts {
  language: Language;
  texts: Texts;
  look: Look;
}

/**
 * Configuration, texts and look ahead of the first drawing, which then is the only one. Nothing where one of them cannot be
 * had: the portal asks for it again and says what is wrong.
 */
export async function readFirstParts(
  portal: Pick<Portal, 'hub' | 'store' | 'clientConfig'>,
  browserLanguage: string,
): Promise<FirstParts | undefined> {
  if (!(await loadConfiguration(portal))) return undefined;
  const { configuration, clientinfo } = portal.store.getState();
  if (configuration.status !== 'ready') return undefined;
  const { hub, deviceGroup } = configuration.device;
  const current = currentLanguage(clientinfo.language, portal.clientConfig, browserLanguage);
  const language = languageOffered(current, offeredLanguages(deviceGroup?.deviceProfile?.languages ?? []));
  try {
    const [texts, look] = await Promise.all([
      loadTexts(language, hub?.hubType),
      loadLook(wantedLook(hub?.uiSettings?.theme, hub?.layoutTheme)),
    ]);
    return { language, texts, look };
  } catch {
    return undefined;
  }
}
