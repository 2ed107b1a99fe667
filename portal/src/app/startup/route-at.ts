import { callOf, type PageRead } from '#contract/page-reads.ts';
import type { PageParams } from '#portal/shared/page-row.ts';

interface Addressed {
  path: string;
}

export interface OpenedRow<Row> {
  row: Row;
  params: PageParams;
}

/** The row that an address opens, as a router finds it: whatever is fixed wins over a parameter, a parameter over the rest. */
export function rowAt<Row extends Addressed>(pathname: string, rows: readonly Row[]): OpenedRow<Row> | undefined {
  const readable = decodedPath(pathname);
  const found = rows.flatMap((row) => {
    // Making a hundred patterns takes a phone longer than all the rest of the early script.
    const match = readable.startsWith(fixedPart(row.path)) && patternOf(row.path).exec(readable);
    return match ? [{ row, params: withSlashes(match.groups ?? {}) }] : [];
  });
  return found.toSorted((a, b) => rank(b.row.path) - rank(a.row.path))[0];
}

const fixedPart = (path: string): string => /^[^:*]*/.exec(path)?.[0].replace(/\/+$/, '') ?? '';

const FIXED = 100;
const PARAMETER = 10;

/** The more of a path is fixed, the earlier it is tried. */
export function rank(path: string): number {
  return path.split('/').reduce((sum, part) => {
    if (!part || part === '*') return sum;
    return sum + (part.startsWith(':') ? PARAMETER : FIXED);
  }, 0);
}

export function patternOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean);
  const body = parts.map((part) => {
    const name = /^:(\w+)/.exec(part)?.[1];
    if (part === '*') return '(?:/(?<rest>.+))?';
    if (!name) return `/${part.replace(/[.+$()[\]]/g, '\\$&')}`;
    return part.endsWith('?') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${body.join('')}/*$`);
}

const SLASH = '%2F';

/** A slash that was encoded is part of a name, not of the path. */
function decodedPath(pathname: string): string {
  try {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', SLASH));
    return parts.join('/');
  } catch {
    return pathname;
  }
}

function withSlashes(groups: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value?.replaceAll(SLASH, '/')]));
}

/** The paths of the calls with which a page begins; one whose parameter the address does not have is not made. */
export function readsOf({ row, params }: OpenedRow<{ reads?: readonly PageRead[] }>): string[] {
  return (row.reads ?? []).flatMap((read) => callOf(read, params) ?? []);
}

/** Where the portal goes with an address: A110 leads the old form of a QR code's on. */
export function pathOpened({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return hash.startsWith('#/') ? `/QR/${hash.slice('#/'.length).replace(/[?#].*/, '')}` : pathname;
}
