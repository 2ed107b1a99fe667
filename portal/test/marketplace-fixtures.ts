import type { Activity, City, Country, Medium, Taxonomy } from '#contract/areas/marketplace.ts';

export function aCountry(changes: Partial<Country> = {}): Country {
  return { id: '82', name: 'Italy', iso_code: 'IT', ...changes };
}

export function aCity(changes: Partial<City> = {}): City {
  return { id: '561', name: 'Naples', country: aCountry(), activities_count: 4, ...changes };
}

export function anActivity(changes: Partial<Activity> = {}): Activity {
  return {
    uuid: 'uuid-1',
    title: 'Underground Naples',
    cover_image_url: 'https://pictures.example/cover.jpg',
    duration: 'PT1H30M',
    retail_price: { currency: 'GBP', value: 18.9, formatted_value: '£ 18,9', formatted_iso_value: 'GBP 18.90' },
    languages: [
      { code: 'en', name: 'English' },
      { code: 'it', name: 'Italian' },
    ],
    features: [{ code: 'mobile-voucher', name: 'Ticket on your phone' }],
    categories: [{ id: '1', name: 'Guided tours' }],
    city: { id: '561', name: 'Naples' },
    about: '<p>A Greek quarry</p>',
    where_text: '<p>Below the square</p>',
    meeting_point: 'Piazza San Gaetano',
    info: '<p>Bring a jacket</p>',
    url: 'https://market.example/book/uuid-1?a=1',
    ...changes,
  };
}

export function taxonomies(): Taxonomy[] {
  return [
    { type: 'INCLUSION', name: 'Local guide' },
    { type: 'HIGHLIGHT', name: 'A Roman theatre' },
    { type: 'EXCLUSION', name: 'Gratuities' },
    { type: 'SERVICE', name: 'Something else' },
  ];
}

export function pictures(count: number): Medium[] {
  return Array.from({ length: count }, (_, n) => ({
    id: String(n),
    title: `Picture ${n}`,
    url: `https://pictures.example/${n}.jpg`,
    type: 'image',
    is_cover: n === 0,
  }));
}
