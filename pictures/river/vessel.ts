import type { Brush } from '../brush.ts';
import { at, d, ellipse, path, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';

/** A long, low river ship with an open sun deck, seen from her side. About 640 long. */
export function riverShip(b: Brush, x: number, y: number, scale: number, flip = false): string {
  const paint = (colour: string, light: number) => b.paint(colour, light);
  const glass = b.palette.lampsLit > 2 ? b.palette.lamp : paint(THING.teal, 0.55);
  const panes = (top: number, from: number, to: number, step: number, width: number, height: number) => {
    let marks = '';
    for (let px = from; px < to; px += step) marks += d`M${px} ${top}h${width}v${height}h${-width}z`;
    return path(marks, glass);
  };
  return at(
    x,
    y,
    scale,
    [
      ellipse(0, 4, 326, 6, b.palette.ink, { opacity: 0.28 }),
      path(
        'M-318 -22H296C312 -22 322 -30 328 -38C326 -14 316 4 300 4H-304C-314 4 -318 -8 -318 -22Z',
        paint(THING.pine, 0.8),
      ),
      path('M-316 -8H316C312 0 308 4 300 4H-304C-310 4 -314 0 -316 -8Z', paint(THING.pine, 0.3)),
      rect(-318, -25, 616, 4, paint(THING.brass, 0.95)),
      path('M-306 -25V-64H236C258 -64 276 -50 284 -25Z', paint(THING.white, 0.95)),
      rect(-306, -46, 578, 3, paint(THING.white, 0.45)),
      panes(-42, -296, 262, 22, 15, 12),
      panes(-61, -296, 232, 22, 15, 12),
      rect(-306, -67, 548, 4, paint(THING.linen, 0.9)),
      stroke('M-300 -80H150M-300 -73H150', paint(THING.white, 0.85), 2),
      path('M-180 -67V-92H-40V-67Z', paint(THING.linen, 0.85), { opacity: 0.9 }),
      path('M-190 -92Q-110 -104 -30 -92L-34 -88H-186Z', paint(THING.sand, 0.9)),
      path('M158 -67V-90H206L214 -67Z', paint(THING.white, 0.95)),
      path('M164 -84H202L206 -72H164Z', glass),
      stroke('M120 -67V-104M112 -96H128', paint(THING.basalt, 0.7), 3),
    ],
    flip,
  );
}
