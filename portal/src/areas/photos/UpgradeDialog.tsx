import type { PhotoCart } from '#contract/areas/photo-shapes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';

interface UpgradeDialogProps {
  totals: PhotoCart['totals'];
  /** Of the package that the basket may move up to. */
  title: PhotoCart['totals']['bulkUpgrade'];
  onAnswer: (isWanted: boolean) => void;
  /** Neither: back to the basket, nothing is ordered. */
  onClose: () => void;
}

/** B323, B324, BD57 */
export function UpgradeDialog({ totals, title, onAnswer, onClose }: UpgradeDialogProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const name = text(title);
  const more = formats.price(totals.bulkUpgradePrice ?? 0);
  return (
    <Dialog
      title={t('photos_upgrade_title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            {t('photos_upgrade_no')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t('photos_upgrade_yes', { price: more })}</Button>
        </>
      }
    >
      <p>{t('photos_upgrade_help', { present: text(totals.bulkName), name, price: more })}</p>
      <p>{t('photos_upgrade_goes_on')}</p>
    </Dialog>
  );
}
