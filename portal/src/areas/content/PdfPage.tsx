import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import styles from './PdfPage.module.css';
import { drawPage } from './use-pdf.ts';

interface PdfPageProps {
  document: PDFDocumentProxy;
  page: number;
  /** CSS px. */
  width: number;
  label: string;
}

/** One page as a drawing, with its words beside it for assistive technology. */
export function PdfPage({ document, page, width, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    let isCurrent = true;
    // A canvas takes one drawing at a time: a page that is turned while it is drawn gets a new one.
    const surface = window.document.createElement('canvas');
    const draw = async () => {
      const said = await drawPage(await document.getPage(page), surface, width);
      const shown = canvas.current;
      if (!isCurrent || !shown) return;
      shown.width = surface.width;
      shown.height = surface.height;
      shown.getContext('2d')?.drawImage(surface, 0, 0);
      setWords(said);
    };
    draw().catch((error: unknown) => isCurrent && console.warn(`page ${page} cannot be drawn.`, error));
    return () => {
      isCurrent = false;
    };
  }, [document, page, width]);
  return (
    <div className={styles.page}>
      <canvas ref={canvas} className={styles.canvas} style={{ width }} role="img" aria-label={label} />
      <Hidden>{words}</Hidden>
    </div>
  );
}
