import { primaryLanguage } from '#contract/text.ts';
import type { Caption } from './use-captions.ts';

/** Those of the guest's own language are shown from the start. */
export function CaptionTracks({ captions, language }: { captions: readonly Caption[]; language: string }) {
  return captions.map((caption) => (
    <track
      key={caption.language}
      kind="captions"
      srcLang={caption.language}
      label={caption.label}
      src={caption.src}
      default={caption.language === primaryLanguage(language)}
    />
  ));
}
