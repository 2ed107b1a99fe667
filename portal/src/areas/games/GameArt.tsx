import type { ReactNode } from 'react';
import drawing from '#portal/shared/ui/Drawing.module.css';

const { near, paper, tint1, tint2, tint3, tint4, mark, line } = drawing;

const CARD = 'M-34-48h68a8 8 0 018 8v80a8 8 0 01-8 8h-68a8 8 0 01-8-8v-80a8 8 0 018-8z';

/** A cell of a board: column and row of a field of squares in the middle of the tile. */
function Cells({
  at,
  className,
  size = 44,
}: {
  at: readonly (readonly [number, number])[];
  className?: string;
  size?: number;
}) {
  return at.map(([x, y]) => (
    <rect
      key={`${x} ${y}`}
      className={className}
      x={200 - 2 * size + x * size + 3}
      y={150 - 2 * size + y * size + 3}
      width={size - 6}
      height={size - 6}
      rx="7"
    />
  ));
}

const eye = (x: number, y: number, look: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={paper} d="M-44 0c20-34 68-34 88 0-20 34-68 34-88 0z" />
    <circle className={tint4} cx={look} r="19" />
    <circle className={near} cx={look} r="9" />
    <circle className={paper} cx={look + 6} cy="-6" r="4" />
  </g>
);

const bird = (x: number, y: number, flip: number, className?: string) => (
  <g transform={`translate(${x} ${y}) scale(${flip} 1)`}>
    <path className={className} d="M-58 6c10-40 54-52 82-30 18 14 20 46-4 62-30 18-74 4-78-32z" />
    <path className={tint4} d="M-34 8c20-20 44-18 56 0-14 20-42 24-56 0z" />
    <circle className={near} cx="16" cy="-14" r="5" />
    <path className={near} d="M34-14l26 8-24 10z" />
  </g>
);

/** One quiet picture per game, in the colours of the look. */
const ART: Readonly<Record<string, ReactNode>> = {
  'teenie-meanies': (
    <>
      {[90, 200, 310].map((x) => (
        <circle key={x} className={tint2} cx={x} cy="170" r="44" />
      ))}
      <path className={mark} d="M164 178c0-52 72-52 72 0v18h-72z" />
      <path className={line} d="M166 156l-22-20m90 20l22-20" />
      <circle className={paper} cx="188" cy="160" r="9" />
      <circle className={paper} cx="214" cy="160" r="9" />
      <circle className={near} cx="190" cy="162" r="4" />
      <circle className={near} cx="212" cy="162" r="4" />
      <path className={tint4} d="M156 188h88a44 44 0 01-88 0z" />
    </>
  ),
  solitaire: (
    <>
      <g transform="translate(150 156) rotate(-14)">
        <path className={tint3} d={CARD} />
      </g>
      <g transform="translate(200 146)">
        <path className={tint4} d={CARD} />
      </g>
      <g transform="translate(250 156) rotate(14)">
        <path className={paper} d={CARD} />
        <path
          className={mark}
          d="M0-26c16 20 28 26 28 40 0 16-22 18-25 4l5 18h-16l5-18c-3 14-25 12-25-4 0-14 12-20 28-40z"
        />
      </g>
    </>
  ),
  'bird-vs-bird': (
    <>
      {bird(128, 150, 1, mark)}
      {bird(272, 150, -1, tint3)}
    </>
  ),
  '2048': (
    <>
      <Cells
        className={tint1}
        at={[
          [0, 0],
          [1, 0],
          [2, 0],
          [0, 1],
          [1, 1],
          [3, 1],
          [0, 2],
          [2, 2],
          [1, 3],
        ]}
      />
      <Cells
        className={tint2}
        at={[
          [3, 0],
          [2, 1],
          [1, 2],
        ]}
      />
      <Cells
        className={tint3}
        at={[
          [3, 2],
          [0, 3],
        ]}
      />
      <Cells className={tint4} at={[[2, 3]]} />
      <Cells className={mark} at={[[3, 3]]} />
    </>
  ),
  'eye-2-eye': (
    <>
      {eye(135, 105, 12)}
      {eye(265, 105, 12)}
      {eye(135, 200, 12)}
      {eye(265, 200, -12)}
    </>
  ),
  'two-to-match': (
    <>
      {[120, 280].map((x) => (
        <g key={x} transform={`translate(${x} 150)`}>
          <path className={paper} d={CARD} transform="scale(1.3)" />
          <path className={mark} d="M0-34l9 25h26L14 7l8 26L0 17l-22 16 8-26-21-16h26z" />
        </g>
      ))}
    </>
  ),
  'honey-im-home': (
    <>
      <path className={mark} d="M272 84l44 25v51l-44 25-44-25v-51z" />
      <path className={near} d="M272 118l18 10v20l-18 10-18-10v-20z" />
      <path className={line} d="M88 214c30-60 70-4 88-50 8-22 22-32 40-36" strokeDasharray="2 14" />
      <ellipse className={paper} cx="86" cy="196" rx="14" ry="22" transform="rotate(-38 86 196)" />
      <ellipse className={mark} cx="92" cy="222" rx="26" ry="17" />
      <path className={near} d="M84 206h8v32h-8zm16 1h8v29h-8z" />
    </>
  ),
  sudoku: (
    <>
      <rect className={paper} x="112" y="62" width="176" height="176" rx="8" />
      <rect className={tint1} x="170" y="62" width="60" height="176" />
      <rect className={tint1} x="112" y="120" width="176" height="60" />
      <rect className={mark} x="174" y="124" width="52" height="52" rx="6" />
      <path className={line} d="M170 62v176m60-176v176M112 120h176M112 180h176" />
    </>
  ),
  'pic-fix': (
    <>
      <rect className={tint1} x="100" y="70" width="94" height="78" rx="6" />
      <rect className={tint2} x="206" y="70" width="94" height="78" rx="6" />
      <rect className={tint3} x="100" y="160" width="94" height="78" rx="6" />
      <g transform="rotate(8 260 206)">
        <rect className={tint4} x="214" y="166" width="94" height="78" rx="6" />
        <circle className={mark} cx="280" cy="192" r="14" />
      </g>
      <path className={near} d="M100 128c30-22 60-22 94 0v14a6 6 0 01-6 6h-82a6 6 0 01-6-6z" />
    </>
  ),
};

export function GameArt({ id }: { id: string }) {
  return (
    <svg className={drawing.drawing} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={drawing.far} width="400" height="300" />
      {ART[id]}
    </svg>
  );
}
