import { describe, expect, it } from 'vitest';
import { mayReset, readSeedOptions, saidAfterSeed } from '#scripts/seed-options.ts';

describe('npm run seed', () => {
  it.each([
    [[], { reset: false, yes: false }],
    [['--reset'], { reset: true, yes: false }],
    [['--yes', '--reset'], { reset: true, yes: true }],
  ])('reads %j', (args, options) => {
    expect(readSeedOptions(args)).toEqual(options);
  });

  it('names what it does not know', () => {
    expect(() => readSeedOptions(['--rest'])).toThrow('Seeding knows --reset and --yes, not --rest.');
  });

  const asking = (answer: string, isTerminal = true) => {
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answer;
    };
    return { asked, place: 'the database in /data', isTerminal, ask };
  };

  it('empties nothing, and asks nothing, unless told to', async () => {
    const nobody = asking('', false);
    await mayReset({ reset: false, yes: false }, nobody);
    await mayReset({ reset: true, yes: true }, nobody);
    expect(nobody.asked).toEqual([]);
  });

  it('asks before it empties, and names what', async () => {
    const person = asking(' Empty ');
    await mayReset({ reset: true, yes: false }, person);
    expect(person.asked).toHaveLength(1);
    expect(person.asked[0]).toContain('This empties the database in /data: every booking, charge and message');
  });

  it.each(['', 'y', 'yes', 'no'])('changes nothing when the answer is "%s"', async (answer) => {
    await expect(mayReset({ reset: true, yes: false }, asking(answer))).rejects.toThrow('Nothing was changed.');
  });

  it('refuses where nobody can be asked', async () => {
    const script = asking('empty', false);
    await expect(mayReset({ reset: true, yes: false }, script)).rejects.toThrow('say --reset --yes');
    expect(script.asked).toEqual([]);
  });

  it('says what became of the pack', () => {
    expect(saidAfterSeed('applied', 'meridian')).toContain('what guests did is as it was');
    expect(saidAfterSeed('voyage-started', 'meridian')).toContain('A new voyage');
    expect(() => saidAfterSeed('other-pack', 'aurora')).toThrow('PACK=aurora');
  });
});
