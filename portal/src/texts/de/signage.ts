export const signage = {
  restaurants_now_title: 'Tische heute',
  restaurants_legend: 'Was die Ampel sagt',
  light_Green: 'Viel Platz',
  light_Yellow: 'Gut besucht',
  light_Red: 'Voll oder Warteschlange',
  restaurant_specialty: 'Spezialitätenrestaurant',
  restaurant_openSeating: 'Freie Platzwahl',
} as const;
