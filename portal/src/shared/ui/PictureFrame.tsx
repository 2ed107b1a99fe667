import type { CSSProperties, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './PictureFrame.module.css';

type PictureFrameProps = {
  /** Width by height, as CSS has it; kept before the picture is there. */
  ratio: string | number;
  /** The whole picture in the frame, instead of a frame full of picture. */
  whole?: boolean;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
  children: ReactNode;
};

/** Where a picture will be: the frame is there first, so that nothing moves. */
export function PictureFrame({ ratio, whole, className, ref, children }: PictureFrameProps) {
  return (
    <span
      ref={ref}
      className={classNames(styles.frame, whole && styles.whole, className)}
      style={{ '--ratio': ratio } as CSSProperties}
      data-picture=""
    >
      {children}
    </span>
  );
}
