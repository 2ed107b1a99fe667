import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPack } from '#packs/load-pack.ts';
import { PRIVACY_POLICY, privacyPolicy } from '#packs/make-privacy-policy.ts';
import { ownedFiles } from '#packs/media-of.ts';
import { makeDocument } from './document.ts';
import { DOCUMENTS } from './documents.ts';
import { textWidth, wrap } from './font-metrics.ts';

const pack = await loadPack('meridian');
const { pdfs } = ownedFiles(pack);

function make(id: string): string {
  const pdf = pdfs.find((one) => one.id === id);
  const maker = DOCUMENTS[pdf?.document ?? ''];
  if (!pdf || !maker) throw new Error(`${id} cannot be made`);
  return makeDocument(pack, pdf, maker).toString('latin1');
}

describe('the documents of a pack', () => {
  it('have somebody who makes them', () => {
    expect(pdfs.map((pdf) => pdf.document).filter((name) => !DOCUMENTS[name])).toEqual([]);
  });

  it.each(pdfs.map((pdf) => pdf.id))('%s is a PDF whose table of objects is right', (id) => {
    const file = make(id);
    expect(file.startsWith('%PDF-1.7')).toBe(true);
    const rows = [...file.matchAll(/^(\d{10}) 00000 n $/gm)];
    expect(rows.length).toBeGreaterThan(8);
    for (const [place, [, start]] of rows.entries()) {
      expect(file.slice(Number(start)).startsWith(`${place + 1} 0 obj`)).toBe(true);
    }
    const [, table] = /startxref\n(\d+)/.exec(file) ?? [];
    expect(file.slice(Number(table)).startsWith('xref')).toBe(true);
    expect(Number(/\/Count (\d+)/.exec(file)?.[1])).toBeGreaterThanOrEqual(3);
  });

  it('are the same at every making, in all languages', () => {
    expect(make('privacy-policy')).toBe(make('privacy-policy'));
    for (const word of ['What we keep', 'Was wir speichern', 'Ce que nous conservons']) {
      expect(make('privacy-policy')).toContain(word);
    }
  });

  it('write accents and quotes in the fonts’ own code', () => {
    expect(make('menu-compass-room')).toContain('\x92');
  });
});

/** The whole text of all documents of a pack, in all its languages. */
async function documentsOf(name: string): Promise<string> {
  const one = await loadPack(name);
  const made = ownedFiles(one).pdfs.map((pdf) => {
    const maker = DOCUMENTS[pdf.document];
    if (!maker) throw new Error(`${pdf.id} cannot be made`);
    return makeDocument(one, pdf, maker).toString('latin1');
  });
  return made.join('\n');
}

describe('the documents of another operator', () => {
  it('are in its own language first', async () => {
    const text = await documentsOf('lorelei');
    expect(text.indexOf('Was wir speichern')).toBeLessThan(text.indexOf('What we keep'));
    expect(text.indexOf('What we keep')).toBeLessThan(text.indexOf('Ce que nous conservons'));
  });

  it('have no words of a ship in a house', async () => {
    const text = await documentsOf('palma');
    expect(text).toContain('Nom et chambre');
    expect(text).not.toMatch(
      /\b(on board|ashore|galley|voyage needs|an Bord|Komb\xfcse|Kabine|\xe0 bord|votre cabine)\b/,
    );
  });
});

describe('lines', () => {
  it('are never wider than the paper', () => {
    const text = 'Donaudampfschifffahrtsgesellschaft und noch ein paar Wörter, die umbrochen werden müssen.';
    const lines = wrap(text, 160, 11, 'sans');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines.filter((one) => one.includes(' ')))
      expect(textWidth(line, 11, 'sans')).toBeLessThanOrEqual(160);
  });
});

it('[B133] the policy that comes with the portal is the one that is made here', async () => {
  const made = await privacyPolicy();
  expect(made.equals(readFileSync(PRIVACY_POLICY)), 'run node packs/make-privacy-policy.ts').toBe(true);
  expect(made.toString('latin1')).toContain('%PDF-1.7');
});
