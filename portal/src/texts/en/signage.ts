export const signage = {
  restaurants_now_title: 'Tables today',
  restaurants_legend: 'What the lights mean',
  light_Green: 'Plenty of room',
  light_Yellow: 'Busy',
  light_Red: 'Full or queues',
  restaurant_specialty: 'Speciality restaurant',
  restaurant_openSeating: 'Open seating',
} as const;
