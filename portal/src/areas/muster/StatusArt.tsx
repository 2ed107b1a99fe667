import drawing from '#portal/shared/ui/Drawing.module.css';

const { near, paper, tint2, line } = drawing;
const ROWS = [90, 150, 210];

/** A list with its marks, for the tile of the status. */
export function StatusArt({ isComplete }: { isComplete: boolean | undefined }) {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect className={tint2} width="400" height="300" />
      <rect className={paper} x="110" y="46" width="180" height="214" rx="14" />
      <rect className={near} x="162" y="34" width="76" height="26" rx="13" />
      {ROWS.map((y) => (
        <g key={y}>
          <rect className={tint2} x="184" y={y} width="82" height="14" rx="7" />
          <circle className={tint2} cx="152" cy={y + 7} r="18" />
          {isComplete && (
            <path
              className={line}
              d={`M143 ${y + 8}l7 7 12-15`}
              fill="none"
              strokeWidth="5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
