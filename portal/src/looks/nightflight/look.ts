import preload from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
import type { Look } from '#portal/looks/look.ts';
import './look.css';

export const look: Look = {
  name: 'nightflight',
  title: 'Nightflight',
  use12HourTimeFormat: true,
  dateLocale: 'en-US',
  headerStyle: 'strip',
  buttonShape: 'rounded',
  themeColor: '#060a11',
  fonts: { display: 'Manrope', text: 'Manrope', preload },
};
