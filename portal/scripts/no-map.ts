// Stands for the map's library, which needs a browser from its first line on, where a page is only drawn: maps come alive later.
const later = (): never => {
  throw new Error('There is no map outside a browser.');
};

export { later as control, later as divIcon, later as map, later as marker, later as tileLayer };
