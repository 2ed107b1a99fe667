import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import styles from './Holiday.module.css';

interface HolidayPartProps<T> {
  title: string;
  query: UseQueryResult<T[], HubFailure>;
  /** A part above is still loading. */
  waits?: boolean;
  /** The rows of the answer that belong to this part. */
  of?: (rows: T[]) => T[];
  /** Another part shows the same answer and already says that it failed. */
  failsElsewhere?: boolean;
  children: (rows: T[]) => ReactNode;
}

/** B167, BD43: a failing call shows in its own place only; a part without rows has no heading. */
export function HolidayPart<T>({
  title,
  query,
  waits,
  of = (rows) => rows,
  failsElsewhere,
  children,
}: HolidayPartProps<T>) {
  const t = useT();
  const rows = query.data && of(query.data);
  if (waits || rows?.length === 0 || (query.isError && failsElsewhere)) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {query.isPending && <Placeholders of="lines" count={2} />}
      {query.isError && (
        <Notice
          tone="danger"
          action={
            <Button small onClick={() => query.refetch()}>
              {t('try_again')}
            </Button>
          }
        >
          {t('holiday_error', { message: query.error.message })}
        </Notice>
      )}
      {rows && children(rows)}
    </section>
  );
}
