import type { PictureFocus } from '#contract/blobs.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export type BlobKind = 'pdf' | 'audio' | 'video' | 'image';

export interface BlobRow {
  id: string;
  name: string;
  description: LocalText | null;
  category: string | null;
  /** Name of the file in the hub's files. */
  file: string;
  filesize: number | null;
  /** Of a video. */
  captions: { language: string; file: string }[] | null;
}

export interface PictureRow extends Pick<BlobRow, 'id' | 'category' | 'file'> {
  owner_id: string;
  position: number;
}

export interface FocusedRow {
  id: string;
  owner_id: string;
  focus: PictureFocus;
  is_first: boolean;
}

export function blobsStore(sql: Sql) {
  const blobs = sql`select id, name, description, category, file, filesize::float8, captions from content_blob`;

  return {
    /** AD47: media of an owner of any area; those of an unpublished article or category only in preview. */
    ofOwner: (ownerId: string, kind: BlobKind, preview: boolean) => sql<BlobRow[]>`
      ${blobs} where owner_id = ${ownerId} and kind = ${kind}
        and (${preview} or not exists (
          select from content_article where id = ${ownerId} and not published
          union all select from content_category where id = ${ownerId} and not published))
      order by position, id`,

    /** The files of all pictures, those that stand for their owners first. */
    imageFiles: async () => {
      const rows = await sql<Pick<BlobRow, 'file'>[]>`
        select file from content_blob where kind = 'image' group by file order by min(position), file`;
      return rows.map(({ file }) => file);
    },

    /** What is behind the addresses of all pictures. */
    imagesByAddress: () => sql<PictureRow[]>`
      select id, owner_id, category, position, file from content_blob where kind = 'image' order by id`,

    /** A278: one picture by its own id. */
    image: async (id: string) => {
      const [row] = await sql<BlobRow[]>`${blobs} where id = ${id} and kind = 'image'`;
      return row;
    },

    /** Pictures whose subject is not in the middle, and which of them is the first of its owner. */
    focused: () => sql<FocusedRow[]>`
      select id, owner_id, focus, is_first from (
        select id, owner_id, focus, row_number() over (partition by owner_id order by position, id) = 1 as is_first
        from content_blob where kind = 'image') as ranked
      where focus is not null order by id`,

    /** A278: the first picture of an owner, or the first of a category of pictures. */
    imageOfOwner: async (ownerId: string, category: string | undefined) => {
      const [row] = await sql<BlobRow[]>`
        ${blobs} where owner_id = ${ownerId} and kind = 'image'
          and (${category ?? null}::text is null or category = ${category ?? null})
        order by position, id limit 1`;
      return row;
    },
  };
}

export type BlobsStore = ReturnType<typeof blobsStore>;
