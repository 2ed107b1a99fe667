export type Point = readonly [number, number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const n = (value: number) => String(Math.round(value * 10) / 10);

/** Collects marks and definitions of one SVG picture. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  #defs: string[] = [];
  #marks: string[] = [];

  constructor(width = 1600, height = 1000) {
    this.width = width;
    this.height = height;
  }

  add(...marks: string[]): void {
    this.#marks.push(...marks);
  }

  /** What `draw` adds, taken out again: for views through windows, mirrors and arches. */
  collect(draw: () => void): string[] {
    const before = this.#marks;
    this.#marks = [];
    draw();
    const drawn = this.#marks;
    this.#marks = before;
    return drawn;
  }

  #define(build: (id: string) => string): string {
    const id = `d${this.#defs.length}`;
    this.#defs.push(build(id));
    return `url(#${id})`;
  }

  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    const [x1, y1, x2, y2] = [...from, ...to];
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarks(stops)}</linearGradient>`,
    );
  }

  /** From one colour above to another below. */
  blend(above: string, below: string): string {
    return this.linear([
      [0, above],
      [1, below],
    ]);
  }

  /** Light of one colour that is gone at its edge. */
  glow(colour: string, opacity: number): string {
    return this.radial([
      [0, colour, opacity],
      [1, colour, 0],
    ]);
  }

  radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stopMarks(stops)}</radialGradient>`,
    );
  }

  /** For `clip-path`. */
  clip(marks: string): string {
    return this.#define((id) => `<clipPath id="${id}">${marks}</clipPath>`);
  }

  /** For `mask`: fades what lies between two heights of the canvas. */
  fade(fromY: number, toY: number, from = 1, to = 0): string {
    const grey = (share: number) =>
      `rgb(${Array(3)
        .fill(Math.round(share * 255))
        .join(',')})`;
    const gradient = `<linearGradient id="ID-g" gradientUnits="userSpaceOnUse" x1="0" y1="${n(fromY)}" x2="0" y2="${n(toY)}"><stop offset="0" stop-color="${grey(from)}"/><stop offset="1" stop-color="${grey(to)}"/></linearGradient>`;
    return this.#define(
      (id) =>
        `${gradient.replace('ID', id)}<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${this.width}" height="${this.height}"><rect width="${this.width}" height="${this.height}" fill="url(#${id}-g)"/></mask>`,
    );
  }

  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"><defs>${this.#defs.join('')}</defs>${this.#marks.join('')}</svg>`;
  }
}

function stopMarks(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const see = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');
}
