import preload from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2';
import type { Look } from '#portal/looks/look.ts';
import './look.css';

export const look: Look = {
  name: 'palma',
  title: 'Palma',
  cabinDigits: { min: 2, max: 4 },
  headerStyle: 'float',
  buttonShape: 'pill',
  themeColor: '#fcf6ea',
  fonts: { display: 'Outfit', text: 'Nunito Sans', preload },
};
