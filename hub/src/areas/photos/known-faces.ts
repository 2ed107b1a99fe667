// The faces of guests who opted in, in memory while photographs are processed. The table says who they are: it is asked
// before every match, and whoever opted out is forgotten with the next look at it.
import { DESCRIPTOR_LENGTH } from '#hub/partners/faces/port.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { nearestOf } from './face-match.rules.ts';
import { type FaceVector, faceVectorsStore, type GuestMatch } from './face-vectors.store.ts';

/** Rows; few enough that reading them keeps no request waiting. */
const AT_ONCE = 200;

type Owner = Pick<FaceVector, 'id' | 'accountNumber' | 'generation'>;

export interface KnownFaces {
  /** As the database has them now; within a transaction, as it sees them. */
  refresh(sql: Sql, voyageId: string): Promise<void>;
  matches(faces: readonly Float32Array[], most: number): GuestMatch[];
  forget(): void;
}

export function createKnownFaces(): KnownFaces {
  let print = '';
  let owners: Owner[] = [];
  let descriptors: Float32Array = new Float32Array();

  async function readMissing(sql: Sql, wanted: readonly string[]): Promise<Map<string, FaceVector>> {
    const kept = new Set(owners.map(({ id }) => id));
    const missing = wanted.filter((id) => !kept.has(id));
    const read = new Map<string, FaceVector>();
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const rows = await faceVectorsStore(sql).among(missing.slice(from, from + AT_ONCE));
      for (const row of rows) read.set(row.id, row);
    }
    return read;
  }

  async function read(sql: Sql, voyageId: string): Promise<void> {
    const wanted = await faceVectorsStore(sql).ids(voyageId);
    const fresh = await readMissing(sql, wanted);
    const places = new Map(owners.map(({ id }, at) => [id, at]));
    const next: Owner[] = [];
    const numbers = new Float32Array(wanted.length * DESCRIPTOR_LENGTH);
    for (const id of wanted) {
      const at = places.get(id);
      const owner = at === undefined ? fresh.get(id) : owners[at];
      if (!owner) continue;
      const descriptor =
        at === undefined
          ? (fresh.get(id)?.descriptor ?? [])
          : descriptors.subarray(at * DESCRIPTOR_LENGTH, (at + 1) * DESCRIPTOR_LENGTH);
      numbers.set(descriptor, next.length * DESCRIPTOR_LENGTH);
      next.push({ id, accountNumber: owner.accountNumber, generation: owner.generation });
    }
    owners = next;
    descriptors = numbers.subarray(0, next.length * DESCRIPTOR_LENGTH);
  }

  return {
    async refresh(sql, voyageId) {
      const now = `${voyageId} ${await faceVectorsStore(sql).fingerprint(voyageId)}`;
      if (now === print) return;
      print = '';
      await read(sql, voyageId);
      print = now;
    },

    matches(faces, most) {
      return nearestOf(faces, descriptors, most).flatMap(({ index, distance }) => {
        const owner = owners[index];
        return owner ? [{ accountNumber: owner.accountNumber, generation: owner.generation, distance }] : [];
      });
    },

    forget() {
      print = '';
      owners = [];
      descriptors = new Float32Array();
    },
  };
}
