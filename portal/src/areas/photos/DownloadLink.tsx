import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import type { photosRoutes } from '#contract/areas/photos.ts';
import { saveBlob } from '#portal/shared/device/save-blob.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { buttonStyle } from '#portal/shared/ui/button-style.ts';
import { FieldMessage } from '#portal/shared/ui/FieldMessage.tsx';
import styles from './Orders.module.css';

interface DownloadLinkProps {
  route: typeof photosRoutes.viewphoto | typeof photosRoutes.downloadzip;
  file: string;
  /** Where the words alone do not say which. */
  label?: string;
  icon: ReactNode;
  children: ReactNode;
}

/** B333, B334: an address that the browser alone could not open, because the hub asks for the session. */
export function DownloadLink({ route, file, label, icon, children }: DownloadLinkProps) {
  const t = useT();
  const { hub } = usePortal();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const messageId = useId();
  const params = { file };

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    try {
      saveBlob(await hub.file(route, { params }), file.split('/').at(-1) ?? file);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={styles.download}>
      <a
        href={hub.url(route, { params })}
        download
        className={buttonStyle({ kind: 'secondary', small: true })}
        aria-label={label}
        aria-busy={state === 'busy'}
        onClick={download}
      >
        {icon}
        <span>{state === 'busy' ? t('photos_downloading') : children}</span>
      </a>
      <div role="alert">
        {state === 'failed' && <FieldMessage id={messageId}>{t('photos_download_failed')}</FieldMessage>}
      </div>
    </div>
  );
}
