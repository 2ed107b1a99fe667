import type { PageParams, PageRead } from '#portal/shared/page-row.ts';

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
  return (row.reads ?? []).flatMap((read) => {
    if (typeof read === 'object') return params[read.unless] === undefined ? [read.path] : [];
    const names = [...read.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    if (names.some((name) => params[name] === undefined)) return [];
    return [read.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))];
  });
}
