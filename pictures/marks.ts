import type { Point } from './canvas.ts';

type Attributes = Record<string, string | number>;

const n = (value: number) => Math.round(value * 10) / 10;

/** `opacity` becomes that of fill or stroke: the general one makes the renderer paint a whole layer for every mark. */
function attributes(more: Attributes, kind: 'fill' | 'stroke' | 'group' = 'fill'): string {
  return Object.entries(more)
    .map(([name, value]): [string, string | number] =>
      name === 'opacity' && kind !== 'group' ? [`${kind}-opacity`, value] : [name, value],
    )
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more: Attributes = {}): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${attributes(more)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  const list = points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
  return `<polygon points="${list}" fill="${fill}"${attributes(more)}/>`;
}

/** Numbers in `d` are rounded by the caller's template tag. */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more };
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${attributes(ends, 'stroke')}/>`;
}

export function line(a: Point, b: Point, colour: string, width: number, more: Attributes = {}): string {
  return stroke(d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, colour, width, more);
}

export function group(marks: readonly string[], more: Attributes): string {
  return `<g${attributes(more, 'group')}>${marks.join('')}</g>`;
}

/** Moves and scales marks that were drawn around the origin. */
export function at(x: number, y: number, scale: number, marks: readonly string[], flip = false): string {
  return group(marks, { transform: `translate(${n(x)} ${n(y)}) scale(${flip ? -scale : scale} ${scale})` });
}

/** A path text with rounded numbers. */
export function d(strings: TemplateStringsArray, ...numbers: (number | string)[]): string {
  return strings.reduce((text, part, i) => {
    const value = numbers[i - 1] ?? '';
    return `${text}${typeof value === 'number' ? n(value) : value}${part}`;
  });
}

/** A smooth line through points, open. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let text = d`M${first[0]} ${first[1]}`;
  rest.forEach((to, i) => {
    const before = points[i - 1] ?? points[i] ?? to;
    const from = points[i] ?? to;
    const after = points[i + 2] ?? to;
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    text += d`C${c1[0]} ${c1[1]} ${c2[0]} ${c2[1]} ${to[0]} ${to[1]}`;
  });
  return text;
}
