// The vendor's answers, read defensively: what is needed must be there, anything else may be missing or odd.
import { z } from 'zod';

const id = z.union([z.string().min(1), z.number().transform(String)]);
const text = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);
/** ISO 8601 in one client, words in another. */
const duration = z.string().trim().min(1).optional().catch(undefined);

function listOf<T>(item: z.ZodType<T>) {
  return z
    .array(z.unknown())
    .transform((entries) =>
      entries.flatMap((entry) => {
        const read = item.safeParse(entry);
        return read.success ? [read.data] : [];
      }),
    )
    .optional()
    .catch(undefined);
}

const place = z.object({ id, name: z.string().min(1) });
const named = z.object({ code: text, name: z.string().min(1) });

/** An array, or pages as `{data, meta.count}`. */
export const upstreamList = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()), meta: z.object({ count: number }).optional().catch(undefined) }),
]);

export const upstreamCountry = place.extend({ iso_code: text, cover_image_url: text });

export const upstreamCity = place.extend({
  uuid: text,
  country: upstreamCountry.optional().catch(undefined),
  cover_image_url: text,
  time_zone: text,
  latitude: number,
  longitude: number,
  activities_count: number,
});

export const upstreamActivity = z.object({
  uuid: z.string().min(1),
  title: z.string().min(1),
  cover_image_url: text,
  duration,
  duration_range: z.object({ min: duration, max: duration }).optional().catch(undefined),
  retail_price: z
    .object({ currency: text, value: number, formatted_value: text, formatted_iso_value: text })
    .optional()
    .catch(undefined),
  languages: listOf(named),
  features: listOf(named),
  categories: listOf(place),
  city: place.optional().catch(undefined),
  about: text,
  where_text: text,
  meeting_point: text,
  info: text,
  url: text,
  latitude: number,
  longitude: number,
});

export const upstreamTaxonomy = z.object({ type: z.string().min(1), name: z.string().min(1) });

export const upstreamMedium = z.object({
  id: id.optional().catch(undefined),
  title: text,
  url: z.string().min(1),
  type: text,
  is_cover: z.boolean().optional().catch(undefined),
});
