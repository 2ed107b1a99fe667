import { useEffect, useState } from 'react';
import type { PdfBlob } from '#contract/blobs.ts';
import { useMediaAddress } from '#portal/shared/ui/use-media-address.ts';
import { nextTurn } from './pdf.rules.ts';
import { usePdf } from './use-pdf.ts';

/** Long enough to read a page from four metres. */
export const TURN_MS = 15_000;

/** On a screen nobody pages: the documents turn by themselves, one after the other. */
export function usePdfTurns(pdfs: readonly PdfBlob[]) {
  const address = useMediaAddress();
  const [at, setAt] = useState({ document: 0, page: 1 });
  const pdf = pdfs[at.document] ?? pdfs[0];
  const opened = usePdf(address(pdf?.url ?? ''), true);
  const total = opened.status === 'open' ? opened.document.numPages : 0;
  const isLoading = opened.status === 'loading';
  useEffect(() => {
    if (isLoading) return;
    const timer = setTimeout(() => setAt(nextTurn(at, total, pdfs.length)), TURN_MS);
    return () => clearTimeout(timer);
  }, [at, isLoading, total, pdfs.length]);
  return { pdf, opened, page: at.page, total };
}
