import Check from 'lucide-react/icons/check';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { unitsIn } from './photo-basket.rules.ts';
import type { PhotoChoice } from './use-photo-choices.ts';

/** B302, B303: says what the press does; always there, so that nothing moves. */
export function AddButton({ choice }: { choice: PhotoChoice }) {
  const t = useT();
  const { isAdded, isChanged, isBusy, counts, save } = choice;
  const isRemoval = isAdded && unitsIn(counts) === 0;
  const label = !isAdded ? 'photos_add' : !isChanged ? 'photos_added' : isRemoval ? 'photos_take_out' : 'photos_update';
  return (
    <Button
      kind={isChanged && !isRemoval ? 'primary' : 'secondary'}
      wide
      busy={isBusy}
      resting={!isChanged}
      icon={label === 'photos_added' && <Check aria-hidden="true" />}
      onClick={save}
    >
      {t(label)}
    </Button>
  );
}
