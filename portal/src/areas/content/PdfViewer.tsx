import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { PdfPage } from './PdfPage.tsx';
import styles from './PdfViewer.module.css';
import { pdfPageWidth } from './pdf.rules.ts';
import { usePdf } from './use-pdf.ts';
import { useSpace } from './use-space.ts';

/** A318, A324: page after page, as wide as AD48 says. */
export function PdfViewer({ url, name }: { url: string; name: string }) {
  const t = useT();
  const { enableWayfinder } = useConfiguration();
  const pdf = usePdf(url);
  const [page, setPage] = useState(1);
  const [ref, space] = useSpace();
  const width = pdfPageWidth({ ...space, wayfinder: enableWayfinder });
  const stage = useRef<HTMLDivElement>(null);
  const isOpen = pdf.status === 'open';
  useEffect(() => {
    if (isOpen) stage.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [isOpen]);
  if (pdf.status === 'failed') return <ErrorState title={t('pdf_failed')}>{t('pdf_failed_help')}</ErrorState>;
  const total = pdf.status === 'open' ? pdf.document.numPages : 0;
  const place = t('pdf_page', { n: page, total });
  return (
    <div ref={stage}>
      <div ref={ref} className={styles.viewer}>
        {pdf.status === 'loading' || width === 0 ? (
          <Placeholders of="detail" />
        ) : (
          <>
            <PdfPage document={pdf.document} page={page} width={width} label={`${name}. ${place}`} />
            <div className={styles.paging}>
              <IconButton
                raised
                icon={<ChevronLeft aria-hidden="true" />}
                label={t('kit.previous')}
                disabled={page <= 1}
                onClick={() => setPage(page - 1)}
              />
              <p aria-live="polite">{place}</p>
              <IconButton
                raised
                icon={<ChevronRight aria-hidden="true" />}
                label={t('kit.next')}
                disabled={page >= total}
                onClick={() => setPage(page + 1)}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
