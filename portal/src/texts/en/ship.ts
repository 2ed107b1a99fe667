export const ship = {
  ship_title: 'The ship',
  no_ship_data: 'No ship data available',
  ship_technical_data: 'Technical data',
  ship_deck_plans: 'Deck plans',
  ship_to_map: 'Open the ship map',
  ship_cabins: 'Cabins',
  ship_colour: 'Colour on the plan',
} as const;
