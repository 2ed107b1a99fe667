// A small PDF writer: pages of text, rules and filled shapes in the standard fonts, deterministic to the byte.

export type PdfFont = 'serif' | 'serifBold' | 'sans' | 'sansBold';

const FONTS: Record<PdfFont, { key: string; name: string }> = {
  serif: { key: 'F1', name: 'Times-Roman' },
  serifBold: { key: 'F2', name: 'Times-Bold' },
  sans: { key: 'F3', name: 'Helvetica' },
  sansBold: { key: 'F4', name: 'Helvetica-Bold' },
};

/** Red, green and blue from 0 to 1. */
export type Ink = readonly [number, number, number];

/** Where WinAnsi differs from Latin-1; everything else a European text needs has the same code. */
const WIN_ANSI: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  '„': 0x84,
  '\u202f': 0xa0,
};

function encode(text: string): string {
  return Array.from(text, (sign) => {
    const code = WIN_ANSI[sign] ?? sign.codePointAt(0) ?? 0x3f;
    if (code > 0xff) return '?';
    const byte = String.fromCharCode(code);
    return /[()\\]/.test(byte) ? `\\${byte}` : byte;
  }).join('');
}

const number = (value: number) => String(Number(value.toFixed(2)));

/** One page; the origin is its lower left corner, lengths are points. */
export class PdfPage {
  private readonly marks: string[] = [];

  text(x: number, y: number, size: number, font: PdfFont, ink: Ink, text: string): void {
    const place = `${number(x)} ${number(y)} Td`;
    this.marks.push(`BT ${colour(ink)} rg /${FONTS[font].key} ${number(size)} Tf ${place} (${encode(text)}) Tj ET`);
  }

  rectangle(x: number, y: number, width: number, height: number, ink: Ink): void {
    this.marks.push(`${colour(ink)} rg ${[x, y, width, height].map(number).join(' ')} re f`);
  }

  line(x1: number, y1: number, x2: number, y2: number, ink: Ink, width = 0.6): void {
    const path = `${number(x1)} ${number(y1)} m ${number(x2)} ${number(y2)} l S`;
    this.marks.push(`${colour(ink)} RG ${number(width)} w ${path}`);
  }

  /** A closed shape through these points. */
  shape(points: readonly (readonly [number, number])[], ink: Ink): void {
    const path = points.map(([x, y], place) => `${number(x)} ${number(y)} ${place === 0 ? 'm' : 'l'}`).join(' ');
    this.marks.push(`${colour(ink)} rg ${path} h f`);
  }

  get content(): string {
    return this.marks.join('\n');
  }
}

function colour(ink: Ink): string {
  return ink.map(number).join(' ');
}

export const A4 = { width: 595, height: 842 } as const;

interface PdfFile {
  title: string;
  language: string;
  pages: readonly PdfPage[];
}

export function writePdf({ title, language, pages }: PdfFile): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const fontKeys = Object.values(FONTS);
  const firstFont = 3;
  const firstPage = firstFont + fontKeys.length;
  const pageNumbers = pages.map((_, place) => firstPage + place * 2);
  add(`<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`);
  add(`<< /Type /Pages /Kids [${pageNumbers.map((one) => `${one} 0 R`).join(' ')}] /Count ${pages.length} >>`);
  for (const { name } of fontKeys) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  }
  const fonts = fontKeys.map(({ key }, place) => `/${key} ${firstFont + place} 0 R`).join(' ');
  const box = `[0 0 ${A4.width} ${A4.height}]`;
  for (const [place, page] of pages.entries()) {
    const contents = firstPage + place * 2 + 1;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << /Font << ${fonts} >> >> /Contents ${contents} 0 R >>`,
    );
    add(`<< /Length ${page.content.length} >>\nstream\n${page.content}\nendstream`);
  }
  add(`<< /Title (${encode(title)}) /Producer (Gangway) >>`);
  return assemble(objects);
}

/** Puts the objects behind each other and writes where each begins. */
function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const starts = objects.map((object, place) => {
    const start = body.length;
    body += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
