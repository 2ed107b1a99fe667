import type { CSSProperties } from 'react';
import type { PdfBlob } from '#contract/blobs.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { ScreenFrame } from '#portal/shared/screen/ScreenFrame.tsx';
import type { Readiness } from '#portal/shared/screen/screen-run.ts';
import styles from './DocumentsScreen.module.css';
import { PdfPage } from './PdfPage.tsx';
import { pdfPageWidth } from './pdf.rules.ts';
import { TURN_MS, usePdfTurns } from './use-pdf-turns.ts';
import { useSpace } from './use-space.ts';

const READINESS: Readonly<Record<'loading' | 'failed' | 'open', Readiness>> = {
  loading: 'loading',
  failed: 'none',
  open: 'ready',
};

/** A324, AD48 on a screen: document after document, page after page; a page that is too tall first shows its upper part. */
export function DocumentsScreen({ title, pdfs }: { title: string; pdfs: readonly PdfBlob[] }) {
  const t = useT();
  const [ref, space] = useSpace();
  const { pdf, opened, page, total } = usePdfTurns(pdfs);
  const width = pdfPageWidth({ ...space, wayfinder: false });
  const place = total > 0 ? t('pdf_page', { n: page, total }) : '';
  return (
    <ScreenFrame title={title} lead={<p>{place}</p>} readiness={READINESS[opened.status]} turnsItself>
      <div ref={ref} className={styles.window}>
        {opened.status === 'open' && width > 0 && (
          <div
            key={`${pdf?.id} ${page}`}
            className={styles.sheet}
            style={{ '--turn': `${TURN_MS}ms` } as CSSProperties}
          >
            <PdfPage document={opened.document} page={page} width={width} label={`${pdf?.name ?? ''}. ${place}`} />
          </div>
        )}
      </div>
    </ScreenFrame>
  );
}
