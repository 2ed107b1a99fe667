import preload from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { Look } from '#portal/looks/look.ts';
import calendarIcon from './calendar.svg';
import defaultEventImage from './event.svg';
import './look.css';

export const look: Look = {
  name: 'meridian',
  title: 'Meridian Star',
  defaultEventImage,
  calendarIcon,
  headerStyle: 'band',
  buttonShape: 'rounded',
  themeColor: '#0b1f35',
  fonts: { display: 'Fraunces', text: 'Inter', preload },
};
