import Download from 'lucide-react/icons/download';
import FileArchive from 'lucide-react/icons/file-archive';
import { useState } from 'react';
import type { PhotoOrder } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { BoughtPhoto } from './BoughtPhoto.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import styles from './Orders.module.css';
import { isNotReady, zipOf } from './order-state.rules.ts';
import { filesOf } from './photo-config.rules.ts';
import { fileOf } from './photo-list.rules.ts';

/** B333-B336: the digital photos, singly and in one file; a kiosk has nowhere to put them. */
export function DigitalPhotos({ order }: { order: PhotoOrder }) {
  const t = useT();
  const { isKiosk } = useConfiguration();
  const [openFile, setOpenFile] = useState<string>();
  if (isNotReady(order)) {
    return (
      <Section title={t('photos_digital_title')}>
        <Notice>{t('photos_not_ready')}</Notice>
      </Section>
    );
  }
  const files = filesOf(order);
  if (files.length === 0) return null;
  const zip = zipOf(order);
  const nameOf = (file: string) => t('photos_photo', { n: files.indexOf(file) + 1 });
  return (
    <Section title={t('photos_digital_title')}>
      {isKiosk && <Notice>{t('photos_no_kiosk_download')}</Notice>}
      {zip && !isKiosk && (
        <div className={styles.all}>
          <DownloadLink route={photosRoutes.downloadzip} file={fileOf(zip)} icon={<FileArchive aria-hidden="true" />}>
            {t('photos_download_all', { n: files.length })}
          </DownloadLink>
        </div>
      )}
      <ul className={styles.bought}>
        {files.map((file) => (
          <li key={file} className={styles.photo}>
            <BoughtPhoto
              file={file}
              name={nameOf(file)}
              isOpen={openFile === file}
              onOpen={() => setOpenFile(file)}
              onClose={() => setOpenFile(undefined)}
            />
            {!isKiosk && (
              <DownloadLink
                route={photosRoutes.viewphoto}
                file={fileOf(file)}
                label={t('photos_download_named', { name: nameOf(file) })}
                icon={<Download aria-hidden="true" />}
              >
                {t('photos_download')}
              </DownloadLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
