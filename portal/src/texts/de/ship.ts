export const ship = {
  ship_title: 'Das Schiff',
  no_ship_data: 'Keine Daten zum Schiff vorhanden',
  ship_technical_data: 'Technische Daten',
  ship_deck_plans: 'Deckspläne',
  ship_to_map: 'Schiffsplan öffnen',
  ship_cabins: 'Kabinen',
  ship_colour: 'Farbe auf dem Plan',
} as const;
