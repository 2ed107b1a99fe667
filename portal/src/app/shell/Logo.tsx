/** A gangway between quay and deck: two lines and the way across. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <path
        d="M4 29h11M15 29 31 13M25 13h11M19.5 24.5v-6M25.5 18.5v-6M19.5 18.5l6-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M3 35c2.8 0 2.8-1.6 5.6-1.6S11.400 35 14.200 35s2.800-1.600 5.600-1.600S22.600 35 25.400 35s2.800-1.600 5.600-1.600S33.800 35 36.600 35"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        opacity="0.6"
      />
    </svg>
  );
}
