export const ship = {
  ship_title: 'Le navire',
  no_ship_data: 'Aucune donnée sur le navire',
  ship_technical_data: 'Données techniques',
  ship_deck_plans: 'Plans des ponts',
  ship_to_map: 'Ouvrir le plan du navire',
  ship_cabins: 'Cabines',
  ship_colour: 'Couleur sur le plan',
} as const;
