import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import { circle, d, ellipse, path, rect, stroke } from './marks.ts';
import type { Random } from './random.ts';

export interface SkyOptions {
  horizon: number;
  /** Where sun or moon stands, as shares of the canvas; false for none. */
  sun?: { x: number; y: number; r?: number } | false;
  clouds?: number;
}

export function sky(b: Brush, { horizon, sun, clouds: count = 4 }: SkyOptions): void {
  const { canvas, palette } = b;
  const [zenith, high, low, edge] = palette.sky;
  const gradient = canvas.linear([
    [0, zenith],
    [0.45, high],
    [0.82, low],
    [1, edge],
  ]);
  canvas.add(rect(0, 0, canvas.width, horizon + 4, gradient));
  if (b.hour === 'night') stars(b, horizon);
  if (sun !== false) sunOrMoon(b, horizon, sun ?? { x: 0.68, y: 0.62 });
  if (count > 0) clouds(b, horizon, count);
}

function stars(b: Brush, horizon: number): void {
  const random = b.random.fork('stars');
  for (let i = 0; i < 150; i++) {
    const y = random.next() ** 1.5 * horizon * 0.85;
    const size = random.next() ** 4 * 2.4 + 0.7;
    b.canvas.add(circle(random.between(0, b.canvas.width), y, size, '#fdf3d8', { opacity: random.between(0.25, 0.9) }));
  }
}

/** Low sun at dawn and dusk, whatever the scene asks for. */
const LOWEST: Record<string, number> = { dawn: 0.72, dusk: 0.76, day: 0, night: 0 };

function sunOrMoon(b: Brush, horizon: number, sun: { x: number; y: number; r?: number }): void {
  const { canvas, palette } = b;
  const [x, y] = [sun.x * canvas.width, Math.max(sun.y, LOWEST[b.hour] ?? 0) * horizon];
  const r = sun.r ?? (b.hour === 'night' ? 40 : 52);
  const reach = b.hour === 'day' ? 460 : 680;
  const glow = canvas.radial([
    [0, palette.glow, 0.95],
    [0.12, palette.glow, 0.62],
    [0.28, palette.glow, 0.3],
    [0.6, palette.glow, 0.09],
    [1, palette.glow, 0],
  ]);
  canvas.add(circle(x, y, reach, glow), circle(x, y, r, palette.sun));
  if (b.hour === 'night') {
    const crater = mix(palette.sun, palette.haze, 0.14);
    canvas.add(
      circle(x - r * 0.32, y - r * 0.2, r * 0.2, crater),
      circle(x + r * 0.26, y + r * 0.3, r * 0.15, crater),
      circle(x + r * 0.1, y - r * 0.45, r * 0.1, crater),
    );
  }
}

function clouds(b: Brush, horizon: number, count: number): void {
  const random = b.random.fork('clouds');
  for (let i = 0; i < count; i++) {
    const y = horizon * (0.16 + (0.6 * (i + random.next())) / count);
    const width = random.between(260, 560) * (1.15 - (y / horizon) * 0.7);
    const x = ((i * 0.618 + random.between(0, 0.25)) % 1.1) * b.canvas.width - width / 2;
    cloud(b, x, y, width, random.between(0.5, 0.85) * (b.hour === 'night' ? 0.6 : 1), random.fork(String(i)));
  }
}

/** A flat-bottomed cloud of overlapping crowns that thins out downwards, with a streak of mist below it. */
export function cloud(b: Brush, x: number, y: number, w: number, opacity: number, random: Random): void {
  const { canvas, palette } = b;
  const crowns = 5 + Math.round(w / 110);
  let body = d`M${x} ${y}h${w}q${-w * 0.5} ${w * 0.03} ${-w} 0z`;
  for (let i = 0; i < crowns; i++) {
    const share = (i + random.between(0.2, 0.8)) / crowns;
    const swell = Math.sin(share * Math.PI) ** 0.8;
    const r = w * (0.05 + 0.085 * swell * random.between(0.5, 1.15));
    const h = r * random.between(0.75, 1.05) * (0.5 + swell * 0.6);
    body += d`M${x + share * w - r * 1.5} ${y}a${r * 1.5} ${h} 0 0 1 ${r * 3} 0z`;
  }
  const fill = canvas.linear([
    [0, palette.cloud, opacity],
    [0.6, palette.cloud, opacity * 0.6],
    [1, palette.cloud, opacity * 0.1],
  ]);
  canvas.add(
    path(body, fill),
    ellipse(x + w * random.between(0.35, 0.7), y + w * 0.035, w * 0.5, w * 0.009, palette.cloud, {
      opacity: opacity * 0.35,
    }),
  );
}

/** Haze that lies in front of what is far and behind what is near. */
export function mist(b: Brush, y: number, height: number, opacity = 0.6): void {
  const fill = b.canvas.linear([
    [0, b.palette.haze, 0],
    [0.6, b.palette.haze, opacity],
    [1, b.palette.haze, opacity * 0.3],
  ]);
  b.canvas.add(rect(0, y - height, b.canvas.width, height, fill));
}

export function birds(b: Brush, x: number, y: number, count = 5, size = 1): void {
  const random = b.random.fork('birds');
  for (let i = 0; i < count; i++) {
    const [bx, by] = [x + random.between(-90, 90) * size, y + random.between(-36, 36) * size];
    const s = random.between(7, 13) * size;
    b.canvas.add(
      stroke(
        d`M${bx - s} ${by - s * 0.35}Q${bx - s * 0.4} ${by - s * 0.6} ${bx} ${by}Q${bx + s * 0.4} ${by - s * 0.6} ${bx + s} ${by - s * 0.35}`,
        b.palette.ink,
        2 * size,
        { opacity: 0.55 },
      ),
    );
  }
}
