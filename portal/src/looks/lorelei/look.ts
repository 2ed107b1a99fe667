import preload from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import type { Look } from '#portal/looks/look.ts';
import './look.css';

export const look: Look = {
  name: 'lorelei',
  title: 'Lorelei',
  headerStyle: 'rule',
  buttonShape: 'square',
  themeColor: '#fbf9f3',
  fonts: { display: 'Newsreader', text: 'Source Sans 3', preload },
};
