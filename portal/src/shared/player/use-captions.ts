import { useEffect, useState } from 'react';

export interface CaptionFile {
  language: string;
  /** Of a WebVTT file. */
  url: string;
}

export interface Caption {
  language: string;
  label: string;
  src: string;
}

/** The name of a language in itself. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Captions as tracks of the page's own: fetched here, so that the film itself may come from anywhere. Those that do not
 * come are left out.
 */
export function useCaptions(files: readonly CaptionFile[]): Caption[] {
  const [captions, setCaptions] = useState<Caption[]>([]);
  const wanted = JSON.stringify(files.map(({ language, url }) => ({ language, url })));
  useEffect(() => {
    const gone = new AbortController();
    const load = async ({ language, url }: CaptionFile): Promise<Caption[]> => {
      const reply = await fetch(url, { signal: gone.signal });
      const text = await reply.text();
      if (!reply.ok || !text.startsWith('WEBVTT')) return [];
      return [{ language, label: ownName(language), src: `data:text/vtt;charset=utf-8,${encodeURIComponent(text)}` }];
    };
    const list: CaptionFile[] = JSON.parse(wanted);
    Promise.all(list.map((file) => load(file).catch(() => []))).then((loaded) => {
      if (!gone.signal.aborted) setCaptions(loaded.flat());
    });
    return () => gone.abort();
  }, [wanted]);
  return captions;
}
