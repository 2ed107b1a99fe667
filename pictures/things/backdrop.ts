import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { at, circle, d, ellipse, path, rect } from '../marks.ts';

/** One thing, large, before the disc of the sun and above flat waves. */
export function thing(draw: (b: Brush) => string[], options: { floor?: boolean } = {}): Scene {
  return (b) => {
    backdrop(b);
    if (options.floor !== false) b.canvas.add(ellipse(800, 812, 330, 30, b.palette.ink, { opacity: 0.22 }));
    b.canvas.add(at(800, 520, 1.12, draw(b)));
  };
}

function backdrop(b: Brush): void {
  const { canvas, palette } = b;
  const [zenith, high, low, edge] = palette.sky;
  canvas.add(
    rect(
      0,
      0,
      1600,
      1000,
      canvas.linear([
        [0, zenith],
        [0.5, high],
        [0.85, low],
        [1, edge],
      ]),
    ),
    circle(
      800,
      480,
      700,
      canvas.radial([
        [0, palette.glow, 0.7],
        [0.5, palette.glow, 0.2],
        [1, palette.glow, 0],
      ]),
    ),
    circle(800, 480, 372, palette.sun, { opacity: b.hour === 'night' ? 0.16 : 0.5 }),
    circle(800, 480, 330, palette.sun, { opacity: b.hour === 'night' ? 0.22 : 0.75 }),
  );
  const random = b.random.fork('waves');
  for (let i = 0; i < 4; i++) {
    const y = 770 + i * 62;
    const tone = mix(palette.water[i < 2 ? 0 : 1], palette.water[i < 2 ? 1 : 2], (i % 2) * 0.6 + 0.15);
    let wave = d`M-20 ${y}`;
    for (let x = -20; x < 1660; x += 160) wave += d`q40 ${-16 - i * 3 + random.between(-6, 6)} 80 0t80 0`;
    canvas.add(path(`${wave}V1010H-20Z`, tone, { opacity: 0.96 }));
  }
}
