import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TvChannel } from '#contract/areas/tv.ts';
import { startTestHub, TEST_NOW, TEST_SERVICE_KEY, type TestHub } from '#hub-test/hub.ts';

const LIST = 'channel/getAll/tv/app';
let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());
beforeEach(async () => {
  const { sql } = hub;
  await sql`delete from tv_channels`;
  await sql`
    insert into tv_channels (id, code, name, logo, stream, place) values
    ('two', 'SPORT', ${sql.json({ defaultValue: 'Sport at Sea', de: 'Sport auf See' })}, 'http://x/s.svg', 'http://x/s.m3u8', 2),
    ('one', 'NEWS', ${sql.json('World News')}, 'http://x/n.svg', 'http://x/n.m3u8', 1),
    ('lost', 'LOST', ${sql.json('Lost')}, '{sandbox}/l.svg', '{sandbox}/l.m3u8', 3)`;
});

const importing = (file: string | Buffer, { query = '', headers = {} } = {}) =>
  hub.app.inject({
    method: 'POST',
    url: `/v1/ops/tv/guide${query}`,
    headers: { servicekey: TEST_SERVICE_KEY, 'content-type': 'application/xml', ...headers },
    payload: file,
  });
const list = async () => (await hub.get(LIST)).body.channel as TvChannel[];
const programsOf = async (id: string) => (await list()).find((one) => one.id === id)?.epg?.programs ?? [];
/** Past the kept list. */
const stored = async () => (await hub.sql`select name from tv_programmes order by starts_at`).map(({ name }) => name);
const guide = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE tv SYSTEM "xmltv.dtd"><tv>${inside}</tv>`;
const programme = (channel: string, start: string, stop: string | undefined, title: string, more = '') =>
  `<programme start="${start}"${stop ? ` stop="${stop}"` : ''} channel="${channel}"><title>${title}</title>${more}</programme>`;

describe('the channels', () => {
  it('[C137 C139 C140 C141] [CD25] stand in order with stream, logo and what is on, in ship time', async () => {
    expect(TEST_NOW).toBe('2026-06-15T10:00:00Z');
    const { statusCode } = await importing(
      guide(programme('NEWS', '20260615110000 +0100', '20260615120000 +0100', 'The hour', '<desc>All of it.</desc>')),
    );
    expect(statusCode).toBe(200);
    expect(await list()).toEqual([
      {
        id: 'one',
        code: 'NEWS',
        name: 'World News',
        logo: { url: 'http://x/n.svg' },
        mediaUrl: [{ streamingUrl: 'http://x/n.m3u8' }],
        epg: {
          programs: [
            {
              name: 'The hour',
              description: 'All of it.',
              start_time: expect.stringMatching(/^2026-06-15T\d\d:00:00[+-]\d\d:\d\d$/),
              end_time: expect.any(String),
            },
          ],
        },
      },
      expect.objectContaining({ id: 'two', name: { defaultValue: 'Sport at Sea', de: 'Sport auf See' } }),
    ]);
    const [{ start_time = '', end_time = '' } = {}] = await programsOf('one');
    expect([Date.parse(start_time), Date.parse(end_time)]).toEqual([
      Date.parse('2026-06-15T10:00:00Z'),
      Date.parse('2026-06-15T11:00:00Z'),
    ]);
  });

  it('are kept as bytes until a guide comes in, and answer 304 to who has them', async () => {
    const first = await hub.app.inject({ url: `/v1/${LIST}` });
    const etag = String(first.headers.etag);
    const again = () => hub.app.inject({ url: `/v1/${LIST}`, headers: { 'if-none-match': etag } });
    expect((await again()).statusCode).toBe(304);
    await importing(guide(programme('SPORT', '20260615100000 +0000', undefined, 'Regatta')));
    expect((await again()).statusCode).toBe(200);
    expect(await programsOf('two')).toHaveLength(1);
  });

  it('tell a day ahead and leave out what is over', async () => {
    await importing(
      guide(
        [
          programme('NEWS', '20260615080000 +0000', '20260615090000 +0000', 'Over'),
          programme('NEWS', '20260615093000 +0000', '20260615103000 +0000', 'On'),
          programme('NEWS', '20260616100000 +0000', '20260616110000 +0000', 'Tomorrow'),
          programme('NEWS', '20260618100000 +0000', '20260618110000 +0000', 'Later'),
        ].join(''),
      ),
    );
    expect((await programsOf('one')).map(({ name }) => name)).toEqual(['On', 'Tomorrow']);
  });
});

describe('a guide', () => {
  it('is taken over for the time that it covers, twice the same', async () => {
    await importing(guide(programme('NEWS', '20260615100000 +0000', '20260615120000 +0000', 'Old')));
    const file = guide(
      `<channel id="n.example"><display-name>world news</display-name></channel>${programme('n.example', '20260615110000 +0000', '20260615130000 +0000', 'New &amp; fresh')}${programme('mars', '20260615110000 +0000', undefined, 'Nobody')}`,
    );
    const first = await importing(file);
    expect(first.json()).toEqual({
      programmes: 1,
      channels: [{ id: 'one', programmes: 1, from: expect.any(String), to: expect.any(String) }],
      unknownChannels: ['mars'],
      notes: [],
    });
    expect((await importing(file)).json()).toEqual(first.json());
    expect((await programsOf('one')).map(({ name }) => name)).toEqual(['New & fresh']);
  });

  it('gives titles by language, and times without offset in the zone that was said', async () => {
    const titles = '<title lang="de">Wetter</title><title lang="en-GB">Weather</title>';
    const file = guide(`<programme start="20260615140000" channel="one">${titles}</programme>`);
    expect((await importing(file, { query: '?zone=Europe/Athens' })).statusCode).toBe(200);
    const [program] = await programsOf('one');
    expect(program?.name).toEqual({ de: 'Wetter', en: 'Weather', defaultValue: 'Weather' });
    expect(Date.parse(program?.start_time ?? '')).toBe(Date.parse('2026-06-15T11:00:00Z'));
  });

  it('is mended and says so', async () => {
    const file = guide(
      [
        programme('one', '20260615110000 +0000', '20260615123000 +0000', 'A'),
        programme('one', '20260615120000 +0000', undefined, 'B'),
        programme('one', 'soon', undefined, 'C'),
        '<programme start="20260615150000 +0000" channel="one"></programme>',
      ].join(''),
    );
    const { notes } = (await importing(file)).json();
    expect(notes).toEqual([
      'one: 1 overlapped the next and were cut.',
      'one: 1 had no end and last until the next.',
      '1 have a start that cannot be read and were left out, such as soon.',
      '1 have no title and were left out.',
    ]);
    expect((await programsOf('one')).map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('may be written in another encoding', async () => {
    const file = guide(programme('one', '20260615110000 +0000', undefined, 'Fußball')).replace('UTF-8', 'ISO-8859-1');
    expect((await importing(Buffer.from(file, 'latin1'))).statusCode).toBe(200);
    expect((await programsOf('one'))[0]?.name).toBe('Fußball');
  });

  it.each([
    ['an empty file', '', 'it is empty'],
    ['a text', 'hello', 'line 1'],
    ['another document', '<html><body/></html>', 'it begins with <html>'],
    ['half a guide', guide(programme('one', '20260615110000 +0000', undefined, 'A')).slice(0, -20), 'line 1'],
    ['an entity of its own', guide('&bomb;'), 'line 1'],
    ['no programmes', guide(''), 'has no programmes'],
    ['no known channel', guide(programme('mars', '20260615110000 +0000', undefined, 'A')), 'mars'],
    ['no readable time', guide(programme('one', 'tomorrow', undefined, 'A')), 'such as tomorrow'],
    ['bytes that are no text', Buffer.from([0x3c, 0x74, 0x76, 0x3e, 0xff, 0xfe, 0xfa]), 'not written in utf-8'],
    ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><tv/>', 'klingon is unknown'],
  ])('of %s is refused in a sentence and changes nothing', async (_, file, words) => {
    await importing(guide(programme('one', '20260615100000 +0000', '20260615120000 +0000', 'Stays')));
    const reply = await importing(file as string);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toContain(words);
    expect(await stored()).toEqual(['Stays']);
  });

  it('needs the service key, a file and a zone that there is', async () => {
    const file = guide(programme('one', '20260615100000 +0000', undefined, 'A'));
    expect((await importing(file, { headers: { servicekey: 'wrong' } })).statusCode).toBe(401);
    expect((await importing('{}', { headers: { 'content-type': 'application/json' } })).statusCode).toBe(400);
    expect((await importing(file, { query: '?zone=Moon/Crater' })).json().message).toContain('Moon/Crater');
    expect(await stored()).toEqual([]);
  });

  it('is taken by no other call', async () => {
    const reply = await hub.app.inject({
      method: 'POST',
      url: '/v1/ops/session/login-type',
      headers: { servicekey: TEST_SERVICE_KEY, 'content-type': 'application/xml' },
      payload: '<tv/>',
    });
    expect(reply.statusCode).toBe(415);
  });
});
