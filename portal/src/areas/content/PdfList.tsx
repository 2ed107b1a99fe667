import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { contentRoutes } from '#contract/areas/content.ts';
import type { PdfBlob } from '#contract/blobs.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { buttonStyle } from '#portal/shared/ui/button-style.ts';
import { pdfLabel } from '#portal/shared/ui/cut-text.ts';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { useMediaAddress } from '#portal/shared/ui/use-media-address.ts';
import styles from './PdfList.module.css';
import { pdfUse } from './pdf.rules.ts';
import { saveFile } from './save-file.ts';
import { listOf } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

const PdfViewer = lazy(async () => ({ default: (await import('./PdfViewer.tsx')).PdfViewer }));
const PdfSlides = lazy(async () => ({ default: (await import('./PdfSlides.tsx')).PdfSlides }));

/** A314, A317-A321: the PDFs of an owner, to read here or to take along. */
export function PdfList({ ownerId }: { ownerId: string }) {
  const t = useT();
  const { on } = usePreview();
  const { isSignage, kind, ui } = useConfiguration();
  const use = pdfUse(kind, ui.showPdfsOnKiosk ?? false);
  const input = { params: { id: ownerId }, query: { previewMode: on } };
  const pdfs = listOf(useHub(contentRoutes.pdfs, input, { enabled: use !== 'hidden' }).data);
  if (use === 'hidden' || pdfs.length === 0) return null;
  return (
    <Section title={t('content_documents')}>
      {use === 'download' && <Downloads pdfs={pdfs} />}
      {use === 'viewer' && <Reader pdfs={pdfs} isSignage={isSignage} />}
    </Section>
  );
}

/** A319 */
function Downloads({ pdfs }: { pdfs: PdfBlob[] }) {
  const t = useT();
  const address = useMediaAddress();
  return (
    <ul className={styles.buttons}>
      {pdfs.map((pdf) => (
        <li key={pdf.id}>
          <a
            className={buttonStyle({ kind: 'secondary' })}
            href={address(pdf.url)}
            download={pdf.name}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => takeAlong(event, pdf.name)}
            aria-label={t('pdf_download', { name: wholeName(pdf) })}
          >
            <Download aria-hidden="true" />
            <span>{pdfLabel(pdf.name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A319: of another origin browsers open a file instead of saving it, so its bytes are fetched and saved from here. */
function takeAlong(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  const { href } = event.currentTarget;
  if (new URL(href).origin === window.location.origin) return;
  event.preventDefault();
  saveFile(href, name).catch(() => window.open(href, '_blank', 'noreferrer'));
}

/** A317, AD48: pressing a PDF opens it, pressing it again closes it; a screen that nobody touches turns them by itself. */
function Reader({ pdfs, isSignage }: { pdfs: PdfBlob[]; isSignage: boolean }) {
  const [openId, setOpenId] = useState<string>();
  const address = useMediaAddress();
  const open = pdfs.find(({ id }) => id === openId);
  return (
    <>
      <ul className={styles.buttons}>
        {pdfs.map((pdf) => (
          <li key={pdf.id}>
            <Button
              kind={pdf.id === openId ? 'primary' : 'secondary'}
              icon={<FileText aria-hidden="true" />}
              aria-label={wholeName(pdf)}
              aria-expanded={pdf.id === openId}
              onClick={() => setOpenId(pdf.id === openId ? undefined : pdf.id)}
            >
              {pdfLabel(pdf.name)}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={<Placeholders of="detail" />}>
          <PdfViewer key={open.id} url={address(open.url)} name={wholeName(open)} />
        </Suspense>
      )}
      {!open && isSignage && (
        <Suspense fallback={<Placeholders of="lines" />}>
          <PdfSlides pdfs={pdfs} />
        </Suspense>
      )}
    </>
  );
}

/** AD50: the whole text is the accessible name of a label that is cut. */
function wholeName({ name }: PdfBlob): string {
  return name.replace(/\.pdf$/i, '');
}
