import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useKit } from './kit-context.ts';

type ConfirmDialogProps = {
  /** The question. */
  title: string;
  /** Says what happens: "Cancel the booking". */
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
  cancel?: string;
  /** It takes something away. */
  danger?: boolean;
  busy?: boolean;
  children?: ReactNode;
};

export function ConfirmDialog({
  title,
  confirm,
  onConfirm,
  onCancel,
  cancel,
  danger,
  busy,
  children,
}: ConfirmDialogProps) {
  const { t } = useKit();
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      size="small"
      actions={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {cancel ?? t('kit.cancel')}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
