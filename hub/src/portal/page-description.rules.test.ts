import { expect, it } from 'vitest';
import { withDescription } from './page-description.ts';

const HTML = '<meta name="description" content="A portal." />';
const config = (hubType: string, label: string) =>
  JSON.stringify({ hub: { hubType }, deviceGroup: { deviceProfile: { label } } });

it.each([
  ['Ship', 'Star – Daily programme, shore excursions, restaurants, films and everything around your cruise.'],
  ['River', 'Star – Daily programme, excursions, tables, films and everything around your river cruise.'],
  ['Resort', 'Star – What is on today, restaurants, spa, excursions and everything around your stay.'],
  ['Airline', 'Star – Films, meals, the map and everything around your flight.'],
])('a portal of the kind %s describes itself', (hubType, said) => {
  expect(withDescription(HTML, config(hubType, 'Star'), 'en-GB')).toBe(HTML.replace('A portal.', said));
});

it('writes an operator’s name as text, and stays as built without a configuration', () => {
  expect(withDescription(HTML, config('Airline', '"A" & <B>'), 'en')).toContain(
    'content="&quot;A&quot; &amp; &lt;B&gt; – ',
  );
  expect(withDescription(HTML, undefined, 'en')).toBe(HTML);
});
