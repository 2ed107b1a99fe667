import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { ScreenAge } from './ScreenAge.tsx';
import { ScreenClock } from './ScreenClock.tsx';
import styles from './ScreenFrame.module.css';
import { pixelShift } from './screen.rules.ts';
import { type Readiness, useSkip } from './screen-run.ts';
import { useTurns } from './use-turns.ts';

export interface ScreenFrameProps {
  title: string;
  lead?: ReactNode;
  /** Beside the text, or above it on an upright screen. */
  picture?: string;
  /** Behind everything. */
  backdrop?: string;
  /** A place or a name that is the message itself. */
  isGrand?: boolean;
  /** Running text instead of rows: seven lines a page. */
  isReading?: boolean;
  readiness?: Readiness;
  /** The content turns its own pages, and the language stays with them. */
  turnsItself?: boolean;
  /** Flows into as many pages as it needs; what must not be torn apart is a row or a `ScreenPage`. */
  children?: ReactNode;
}

const MINUTE_MS = 60_000;

/** The one frame of all screens: title, clock, content in pages that turn by themselves, a quiet mark of the page. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { title, lead, picture, backdrop, isGrand = false, isReading = false, readiness = 'ready', children } = props;
  const turns = readiness === 'ready' && !props.turnsItself;
  const flow = useRef<HTMLDivElement>(null);
  const { page, pages } = useTurns(flow, turns);
  const { x, y } = pixelShift(useNow(MINUTE_MS));
  useSkip(readiness);
  return (
    <section
      className={classNames(styles.screen, backdrop && styles.onPicture)}
      data-screen={readiness}
      data-on-picture={backdrop ? '' : undefined}
    >
      {backdrop && <Thumbnail className={styles.backdrop} src={backdrop} ratio="16 / 9" eager />}
      <div className={styles.safe} style={{ translate: `${x}px ${y}px` }}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.title} data-grand={isGrand}>
              {title}
            </h1>
            {lead && <div className={styles.lead}>{lead}</div>}
          </div>
          <ScreenClock />
        </div>
        <div className={styles.body} data-picture={picture !== undefined}>
          {picture && <Thumbnail className={styles.picture} src={picture} ratio="4 / 3" eager />}
          <div className={styles.window}>
            <div
              ref={flow}
              className={styles.flow}
              data-turn={page % 2}
              data-reading={isReading}
              style={{ '--page': page } as CSSProperties}
              data-page={page + 1}
              data-pages={pages}
            >
              {children}
            </div>
          </div>
        </div>
        <div className={styles.foot}>
          <ScreenAge />
          {pages > 1 && <PageMark page={page} pages={pages} />}
        </div>
      </div>
    </section>
  );
}

function PageMark({ page, pages }: { page: number; pages: number }) {
  return (
    <div className={styles.marks} aria-hidden="true">
      {Array.from({ length: pages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is nothing but its place
        <span key={at} className={styles.mark} data-current={at === page} />
      ))}
    </div>
  );
}

/** Content that has a page to itself. */
export function ScreenPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
