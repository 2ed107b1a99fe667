const PEOPLE = [
  'Astrid Holm',
  'Rafael Duarte',
  'Noor Benali',
  'Clément Rivière',
  'Hana Okabe',
  'Luca Ferrante',
  'Maeve Gallagher',
  'Jonas Wulff',
  'Ines Carvalho',
  'Tobias Lenz',
  'Amara Diallo',
  'Sigrid Dahl',
  'Marko Petrović',
  'Lena Brandt',
];

const person = (n: number) => PEOPLE[n % PEOPLE.length] ?? '';

/** C109: some films have more names than a page shows. */
export function peopleOf(n: number) {
  return {
    cast: Array.from({ length: 4 + (n % 4) * 2 }, (_, i) => person(n * 3 + i)),
    crew: [
      { name: person(n * 5 + 2), job: 'Director' },
      { name: person(n * 5 + 7), job: 'Writer' },
      { name: person(n * 5 + 11), job: 'Music' },
    ],
  };
}
