/** The page of the ship map with these destinations. */
export function wayfinderPath(...profiles: readonly string[]): string {
  const query = new URLSearchParams(profiles.map((id) => ['wayfinderProfileId', id]));
  return profiles.length === 0 ? '/wayfinder' : `/wayfinder?${query}`;
}
