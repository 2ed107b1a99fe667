export const signage = {
  restaurants_now_title: 'Tables du jour',
  restaurants_legend: 'Ce que disent les feux',
  light_Green: 'Beaucoup de place',
  light_Yellow: 'Affluence',
  light_Red: 'Complet ou file d’attente',
  restaurant_specialty: 'Restaurant de spécialités',
  restaurant_openSeating: 'Placement libre',
} as const;
