import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { primaryLanguage } from '#contract/text.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';

/** What a guide says of one programme, as it says it. */
export interface GivenProgramme {
  channel: string;
  start: string;
  stop: string | undefined;
  /** By language; `''` where the guide names none. */
  titles: Record<string, string>;
  descriptions: Record<string, string>;
}

export interface GivenGuide {
  /** The names of each channel. */
  channels: Map<string, string[]>;
  programmes: GivenProgramme[];
}

export const GUIDE_LIMITS = { bytes: 64_000_000, programmes: 200_000, title: 300, description: 4_000 } as const;

const notAGuide = (why: string) => badRequest(`The file is no XMLTV guide, nothing was changed: ${why}`);

/** The encoding that the first bytes declare; UTF-8 as XML has it. */
function decoderFor(first: Uint8Array): TextDecoder {
  const [, declared = 'utf-8'] =
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(Buffer.from(first.subarray(0, 200)).toString('latin1')) ??
    [];
  const isWide = (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff);
  try {
    return new TextDecoder(isWide ? (first[0] === 0xff ? 'utf-16le' : 'utf-16be') : declared, { fatal: true });
  } catch {
    throw notAGuide(`its encoding ${declared} is unknown.`);
  }
}

/** Reads XMLTV as it comes; of the file no more is kept than what guests will read. */
export async function readXmltv(file: AsyncIterable<Uint8Array>): Promise<GivenGuide> {
  const guide: GivenGuide = { channels: new Map(), programmes: [] };
  const parser = new SaxesParser();
  const reader = guideReader(guide);
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.on('error', (error) => {
    throw notAGuide(`line ${error.message.replace(/\.*$/, '.')}`);
  });
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
    } catch {
      throw notAGuide(`it is not written in ${decoder?.encoding}.`);
    }
  };
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > GUIDE_LIMITS.bytes) throw badRequest(`A guide has at most ${GUIDE_LIMITS.bytes / 1_000_000} MB.`);
    decoder ??= decoderFor(chunk);
    parser.write(decode(chunk));
  }
  if (bytes === 0) throw notAGuide('it is empty.');
  parser.write(decode());
  parser.close();
  return guide;
}

/** What the elements of a guide mean; everything that guests do not read is passed over. */
function guideReader(guide: GivenGuide) {
  let hasRoot = false;
  let channel: string | undefined;
  let programme: GivenProgramme | undefined;
  let words: { text: string; keep: (text: string) => void } | undefined;

  function into(texts: Record<string, string>, language: string, limit: number) {
    words = {
      text: '',
      keep: (text) => {
        // A guide may give several titles in a language; the first is the one.
        if (text) texts[language] ??= text.slice(0, limit);
      },
    };
  }

  return {
    open({ name, attributes }: SaxesTagPlain) {
      if (!hasRoot && name !== 'tv') throw notAGuide(`it begins with <${name}> and not with <tv>.`);
      hasRoot = true;
      const { id, start, stop, lang = '' } = attributes;
      const language = primaryLanguage(lang);
      if (name === 'channel' && id) {
        channel = id;
        guide.channels.set(id, []);
      } else if (name === 'display-name' && channel !== undefined) {
        const names = guide.channels.get(channel);
        words = { text: '', keep: (text) => names?.push(text) };
      } else if (name === 'programme') {
        if (guide.programmes.length >= GUIDE_LIMITS.programmes) {
          throw badRequest(`A guide has at most ${GUIDE_LIMITS.programmes} programmes; nothing was changed.`);
        }
        programme = { channel: attributes.channel ?? '', start: start ?? '', stop, titles: {}, descriptions: {} };
        guide.programmes.push(programme);
      } else if (name === 'title' && programme) into(programme.titles, language, GUIDE_LIMITS.title);
      else if (name === 'desc' && programme) into(programme.descriptions, language, GUIDE_LIMITS.description);
    },
    text(text: string) {
      if (words && words.text.length < GUIDE_LIMITS.description) words.text += text;
    },
    close(name: string) {
      if (words && ['title', 'desc', 'display-name'].includes(name)) {
        words.keep(words.text.replace(/\s+/g, ' ').trim());
        words = undefined;
      }
      if (name === 'channel') channel = undefined;
      if (name === 'programme') programme = undefined;
    },
  };
}
