import type { PdfBlob } from '#contract/blobs.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { PdfPage } from './PdfPage.tsx';
import styles from './PdfViewer.module.css';
import { pdfPageWidth } from './pdf.rules.ts';
import { usePdfTurns } from './use-pdf-turns.ts';
import { useSpace } from './use-space.ts';

/** The documents of a page on a screen, below its text. */
export function PdfSlides({ pdfs }: { pdfs: readonly PdfBlob[] }) {
  const t = useT();
  const [ref, space] = useSpace();
  const { pdf, opened, page, total } = usePdfTurns(pdfs);
  const width = pdfPageWidth({ ...space, wayfinder: false });
  return (
    <div ref={ref} className={styles.viewer}>
      {opened.status === 'open' && width > 0 && (
        <>
          <PdfPage document={opened.document} page={page} width={width} label={`${pdf?.name ?? ''} ${page}`} />
          <p>{t('pdf_page', { n: page, total })}</p>
        </>
      )}
    </div>
  );
}
