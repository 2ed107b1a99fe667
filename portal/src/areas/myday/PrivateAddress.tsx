import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { TextField } from '#portal/shared/ui/TextField.tsx';
import styles from './MyDayPage.module.css';

/** Shown once and longer than a phone is wide: it is copied, not read. */
export function PrivateAddress({ address }: { address: string }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <TextField
        label={t('myday_address')}
        help={t('myday_address_help')}
        value={address}
        onChange={() => undefined}
        readOnly
        ref={field}
      />
      <div className={styles.actions}>
        <Button
          small
          icon={<Copy aria-hidden="true" />}
          onClick={async () => setCopied(await copyFrom(field.current, address))}
        >
          {t('myday_copy')}
        </Button>
        <span role="status">{isCopied && t('myday_copied')}</span>
      </div>
    </>
  );
}

/** Pages without TLS, as on many ships, have no clipboard but the old way; where that fails too the address is marked at least. */
async function copyFrom(field: HTMLInputElement | null, text: string): Promise<boolean> {
  field?.select();
  if (!navigator.clipboard) return document.execCommand('copy');
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
