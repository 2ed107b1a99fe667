// Media as the wire has them: documents, sounds, films and pictures of an owner.
import { z } from 'zod';
import { localText } from '#contract/text.ts';

export const pdfBlob = z.object({
  id: z.string(),
  name: z.string(),
  description: localText.nullish(),
  url: z.string(),
  filesize: z.number().optional(),
});
export const audioBlob = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  filesize: z.number().optional(),
});
export const videoBlob = z.object({
  id: z.string(),
  name: z.string().optional(),
  description: localText.nullish(),
  urlFrontend: z.string(),
  filesize: z.number().optional(),
  /** An extension: WebVTT files by language. */
  captions: z.array(z.object({ language: z.string(), url: z.string() })).nullish(),
});
export const imageBlob = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  url: z.string(),
  category: z.string().nullish(),
  filesize: z.number().optional(),
});
/** Where a picture's subject is, in parts of its width and height from the top left. */
export const pictureFocus = z.tuple([z.number(), z.number()]);
export type PictureFocus = z.infer<typeof pictureFocus>;
export type PdfBlob = z.infer<typeof pdfBlob>;
export type AudioBlob = z.infer<typeof audioBlob>;
export type VideoBlob = z.infer<typeof videoBlob>;
export type ImageBlob = z.infer<typeof imageBlob>;
