import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { DigitsField } from './DigitsField.tsx';
import { IconButton } from './IconButton.tsx';
import { useKit } from './kit-context.ts';
import type { TextFieldProps } from './TextField.tsx';

/** A PIN: digits, hidden until the guest wants to see them. */
export function PinField({ maxLength = 8, autoComplete = 'current-password', ...field }: TextFieldProps) {
  const { t } = useKit();
  const [isShown, setShown] = useState(false);
  return (
    <DigitsField
      {...field}
      maxLength={maxLength}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      inside={
        <IconButton
          icon={isShown ? <EyeOff /> : <Eye />}
          label={isShown ? t('kit.hidePin') : t('kit.showPin')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
