import type { Film } from './title.ts';

const PEOPLE = [
  'Ada Lindqvist',
  'Tomás Ferreira',
  'Mirela Kovač',
  'Jules Marchand',
  'Nadia Haddad',
  'Owen Price',
  'Ingrid Sørensen',
  'Paolo Ricci',
  'Yuki Tanabe',
  'Eleni Vassou',
  'Samuel Okafor',
  'Beatriz Luna',
];
const person = (i: number) => PEOPLE[i % PEOPLE.length] ?? '';
export const castOf = (i: number) => ({
  directors: [person(i * 5 + 3)],
  actors: [person(i), person(i + 4), person(i + 7)],
});
const REEL_OF_GENRE: Readonly<Record<string, Film['reel']>> = {
  202: 'night',
  203: 'morning',
  204: 'morning',
  206: 'night',
};
export const reelOf = (genre: string) => REEL_OF_GENRE[genre] ?? 'harbour';
