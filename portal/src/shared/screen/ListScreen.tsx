import type { ReactNode } from 'react';
import { ScreenFrame } from './ScreenFrame.tsx';
import { type ScreenRow, ScreenRows } from './ScreenRows.tsx';
import { readinessOf } from './screen-run.ts';

interface ListScreenProps {
  title: string;
  lead?: ReactNode;
  rows: readonly ScreenRow[];
  reads: readonly { data: unknown; isError: boolean }[];
  /** Said where there is no row. */
  nothing: string;
}

/** Lines of a screen under a title, or the sentence that there are none. */
export function ListScreen({ title, lead, rows, reads, nothing }: ListScreenProps) {
  const isRead = reads.every(({ data }) => data !== undefined);
  return (
    <ScreenFrame title={title} lead={lead} readiness={readinessOf(reads, rows.length > 0)}>
      {rows.length > 0 ? <ScreenRows label={title} rows={rows} /> : isRead && <p>{nothing}</p>}
    </ScreenFrame>
  );
}
