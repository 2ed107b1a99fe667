import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useKit } from './kit-context.ts';

export type DialogProps = {
  title: string;
  /** Close button, Escape or a press beside the dialog. */
  onClose: () => void;
  size?: 'small' | 'medium' | 'wide';
  /** Off when the guest has to decide: no close button, no way out but the actions. */
  dismissable?: boolean;
  actions?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
  children?: ReactNode;
};

/** Open as long as it is rendered. The browser's own modal dialog: the page behind is inert and focus comes back. */
export function Dialog(props: DialogProps) {
  const { title, onClose, size = 'medium', dismissable = true, actions, onKeyDown, children } = props;
  const { t } = useKit();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    const leave = (event: Event) => {
      event.preventDefault();
      if (dismissable) onClose();
    };
    element?.addEventListener('cancel', leave);
    return () => element?.removeEventListener('cancel', leave);
  }, [dismissable, onClose]);

  const pressBeside = (event: MouseEvent) => {
    if (dismissable && event.target === event.currentTarget) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onClick={pressBeside}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {dismissable && <IconButton icon={<X />} label={t('kit.close')} onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
