import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Hidden } from './Hidden.tsx';
import { useKit } from './kit-context.ts';
import styles from './Notice.module.css';

type Tone = 'info' | 'success' | 'caution' | 'danger';

type NoticeProps = {
  tone?: Tone;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
};

const ICONS = { info: Info, success: CircleCheck, caution: TriangleAlert, danger: CircleAlert };

/** A message in the page. Problems are announced at once, the others when there is time. */
export function Notice({ tone = 'info', title, action, children }: NoticeProps) {
  const { t } = useKit();
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : <Hidden>{t(`kit.${tone}`)}: </Hidden>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
