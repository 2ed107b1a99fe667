import { useEffect, useState } from 'react';
import type { PdfBlob } from '#contract/areas/content.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useMediaAddress } from '#portal/shared/ui/use-media-address.ts';
import { PdfPage } from './PdfPage.tsx';
import styles from './PdfViewer.module.css';
import { nextTurn, pdfPageWidth } from './pdf.rules.ts';
import { usePdf } from './use-pdf.ts';
import { useSpace } from './use-space.ts';

/** Long enough to read a page from four metres. */
const TURN_MS = 15_000;

/** On a screen nobody pages: the documents turn by themselves, one after the other. */
export function PdfSlides({ pdfs }: { pdfs: readonly PdfBlob[] }) {
  const t = useT();
  const address = useMediaAddress();
  const [at, setAt] = useState({ document: 0, page: 1 });
  const [ref, space] = useSpace();
  const pdf = pdfs[at.document] ?? pdfs[0];
  const opened = usePdf(address(pdf?.url ?? ''));
  const total = opened.status === 'open' ? opened.document.numPages : 0;
  const isLoading = opened.status === 'loading';
  useEffect(() => {
    if (isLoading) return;
    const timer = setTimeout(() => setAt(nextTurn(at, total, pdfs.length)), TURN_MS);
    return () => clearTimeout(timer);
  }, [at, isLoading, total, pdfs.length]);
  const width = pdfPageWidth({ ...space, wayfinder: false });
  return (
    <div ref={ref} className={styles.viewer}>
      {opened.status === 'open' && width > 0 && (
        <>
          <PdfPage document={opened.document} page={at.page} width={width} label={`${pdf?.name ?? ''} ${at.page}`} />
          <p>{t('pdf_page', { n: at.page, total })}</p>
        </>
      )}
    </div>
  );
}
