import { textWidth, wrap } from './font-metrics.ts';
import { A4, type Ink, type PdfFont, PdfPage } from './pdf-file.ts';

const MARGIN = 56;
const TOP = A4.height - 128;
const BOTTOM = 72;
const WIDTH = A4.width - 2 * MARGIN;

const NAVY: Ink = [0.043, 0.122, 0.208];
const BRASS: Ink = [0.816, 0.639, 0.325];
const MUTED: Ink = [0.28, 0.36, 0.43];
const LINE: Ink = [0.83, 0.87, 0.88];
const PAPER: Ink = [0.965, 0.945, 0.902];
export const INKS = { navy: NAVY, brass: BRASS, muted: MUTED, line: LINE, paper: PAPER } as const;
export const MEASURES = { margin: MARGIN, width: WIDTH, top: TOP, bottom: BOTTOM } as const;

/** Writes from top to bottom and begins a new page when one is full. */
export class Sheet {
  readonly pages: PdfPage[] = [];
  private y = 0;
  private readonly house: string;
  private readonly running: string;

  constructor(house: string, running: string) {
    this.house = house;
    this.running = running;
    this.turn();
  }

  get page(): PdfPage {
    const page = this.pages.at(-1);
    if (!page) throw new Error('A sheet has a page from the start');
    return page;
  }

  /** Begins a new page with the house's head. */
  turn(): void {
    const page = new PdfPage();
    this.pages.push(page);
    page.rectangle(0, A4.height - 72, A4.width, 72, NAVY);
    page.rectangle(0, A4.height - 76, A4.width, 4, BRASS);
    page.text(MARGIN, A4.height - 46, 20, 'serif', PAPER, this.house);
    const width = textWidth(this.running, 10, 'sans');
    page.text(A4.width - MARGIN - width, A4.height - 44, 10, 'sans', PAPER, this.running);
    this.y = TOP;
  }

  title(text: string): void {
    for (const line of wrap(text, WIDTH, 30, 'serif')) this.put(line, 30, 'serif', NAVY, 36);
    this.page.line(MARGIN, this.y + 10, MARGIN + 64, this.y + 10, BRASS, 2);
    this.space(14);
  }

  heading(text: string): void {
    this.space(10);
    this.need(48);
    this.put(text, 15, 'serifBold', NAVY, 22);
  }

  paragraph(text: string, ink: Ink = NAVY): void {
    for (const line of wrap(text, WIDTH, 11, 'sans')) this.put(line, 11, 'sans', ink, 16);
    this.space(6);
  }

  /** A row of a table: a short text left, a long one right, a quiet one below it. */
  row(left: string, right: string, below = '', indent = 96): void {
    const lines = wrap(right, WIDTH - indent, 12, 'sansBold');
    this.need(lines.length * 16 + (below ? 16 : 0) + 12);
    this.page.text(MARGIN, this.y, 12, 'sans', MUTED, left);
    for (const line of lines) this.put(line, 12, 'sansBold', NAVY, 16, indent);
    if (below) this.put(below, 10, 'sans', MUTED, 15, indent);
    this.page.line(MARGIN, this.y + 6, MARGIN + WIDTH, this.y + 6, LINE);
    this.space(10);
  }

  /** A line to sign on. */
  signature(label: string): void {
    this.need(60);
    this.space(36);
    this.page.line(MARGIN, this.y, MARGIN + 220, this.y, MUTED);
    this.space(14);
    this.put(label, 9, 'sans', MUTED, 20);
  }

  /** What follows stands on one page. */
  keepTogether(points: number): void {
    this.need(points);
  }

  space(points: number): void {
    this.y -= points;
  }

  /** How high above the lower edge the next line stands. */
  get height(): number {
    return this.y;
  }

  private need(points: number): void {
    if (this.y - points < BOTTOM) this.turn();
  }

  private put(text: string, size: number, font: PdfFont, ink: Ink, step: number, indent = 0): void {
    this.need(step);
    this.page.text(MARGIN + indent, this.y, size, font, ink, text);
    this.y -= step;
  }
}

/** Page numbers, once it is known how many there are. */
export function numberPages(pages: readonly PdfPage[]): void {
  for (const [place, page] of pages.entries()) {
    const text = `${place + 1} / ${pages.length}`;
    page.text(A4.width - MARGIN - textWidth(text, 9, 'sans'), 40, 9, 'sans', MUTED, text);
  }
}
