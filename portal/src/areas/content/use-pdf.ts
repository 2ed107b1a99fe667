import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// Built like all other code: iOS 16.0 cannot read it as it is.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = workerUrl;

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

export type OpenedPdf = { status: 'loading' } | { status: 'failed' } | { status: 'open'; document: PDFDocumentProxy };

/** Whole, so that the worker keeps a copy: a screen shows it again without a hub. */
const WHOLE = { httpHeaders: { Accept: 'application/pdf' }, disableRange: true, disableStream: true };

/** A document of the hub. It is fetched in ranges, page by page, or whole, and let go with the viewer. */
export function usePdf(url: string, isWhole = false): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf & { url?: string }>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const loading = getDocument({ url, isEvalSupported: false, enableXfa: false, ...(isWhole && WHOLE) });
    loading.promise.then(
      (document) => isCurrent && setOpened({ status: 'open', document, url }),
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn(`${url}: the PDF cannot be opened.`, error);
        setOpened({ status: 'failed', url });
      },
    );
    return () => {
      isCurrent = false;
      loading.destroy();
    };
  }, [url, isWhole]);
  return opened.url === url ? opened : { status: 'loading' };
}

/** More pixels than this per CSS pixel cost memory and show no difference. */
const MOST_PIXEL_RATIO = 2;

/** Draws a page at a width in CSS px; answers its words, for those who cannot see the drawing. */
export async function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): Promise<string> {
  const ratio = Math.min(window.devicePixelRatio || 1, MOST_PIXEL_RATIO);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale: scale * ratio });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return wordsOf(page);
}

/** Read part by part: Safari cannot walk through a stream, as `getTextContent` does. */
async function wordsOf(page: PDFPageProxy): Promise<string> {
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  const words: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return words.join(' ');
    for (const item of value.items) words.push('str' in item ? item.str : '');
  }
}
