import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** C141; times are ISO 8601 with offset (CD26). */
export const tvProgramme = z.object({
  name: localText.nullish(),
  description: localText.nullish(),
  start_time: z.string(),
  end_time: z.string(),
});
export type TvProgramme = z.infer<typeof tvProgramme>;

/** C139-C141: the hub's stream is `mediaUrl[0].streamingUrl`, the first provider's `streams[0].url` (CD25). */
export const tvChannel = z.object({
  id: z.string(),
  code: z.string().nullish(),
  name: localText.nullish(),
  logo: z.object({ url: z.string().nullish() }).nullish(),
  streams: z.array(z.object({ url: z.string().nullish() })).nullish(),
  mediaUrl: z.array(z.object({ streamingUrl: z.string().nullish() })).nullish(),
  epg: z.object({ programs: z.array(tvProgramme).nullish() }).nullish(),
});
export type TvChannel = z.infer<typeof tvChannel>;

export const guideImport = z.object({
  /** Programmes that were written, over all channels. */
  programmes: z.number(),
  channels: z.array(z.object({ id: z.string(), programmes: z.number(), from: z.string(), to: z.string() })),
  /** Channels of the file that this ship does not have. */
  unknownChannels: z.array(z.string()),
  /** What was left out or mended, in sentences. */
  notes: z.array(z.string()),
});
export type GuideImport = z.infer<typeof guideImport>;

export const tvRoutes = defineRoutes({
  channels: {
    method: 'GET',
    path: 'channel/getAll/tv/app',
    access: 'public',
    summary: 'The television channels with what is on them for a day.',
    reply: z.object({ channel: z.array(tvChannel) }),
  },
  importGuide: {
    method: 'POST',
    path: 'ops/tv/guide',
    access: 'ops',
    summary: 'Takes over an XMLTV guide: its channels have its programmes for the time that it covers.',
    query: z.object({
      /** IANA name, for times without an offset; UTC as XMLTV has it. */
      zone: z.string().optional(),
    }),
    upload: 'application/xml',
    reply: guideImport,
  },
});
