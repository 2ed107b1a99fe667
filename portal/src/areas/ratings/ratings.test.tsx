import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { type RatingProfile, ratingsRoutes } from '#contract/areas/ratings.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger, TAKES_KEYS } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const dining: RatingProfile = {
  id: 'dining',
  title: 'Restaurants',
  description: '<p>How was it?</p>',
  acceptTandC: true,
  fields: [
    { id: 'venue', title: 'Where?', values: ['Main', 'Bar'], multipleChoice: false, mandatory: true, sortOrder: 1 },
  ],
  questions: [
    { id: 'food', question: 'The food', inputRating: true, sortOrder: 2 },
    { id: 'dish', question: 'Your dish', inputTextSmall: true, sortOrder: 3 },
    { id: 'more', question: 'Anything else?', inputText: true, mandatory: false, sortOrder: 4 },
  ],
};
const evening: RatingProfile = {
  id: 'evening',
  title: 'Evenings',
  fields: [{ id: 'liked', title: 'Liked', values: ['Music', 'Shows'], multipleChoice: true, mandatory: false }],
  questions: [{ id: 'shows', question: 'The shows', inputRating: true }],
};

function open(at: string, answer: (hub: FakeHub) => void = () => undefined, options: RenderOptions = {}) {
  const hub = new FakeHub();
  hub.on(ratingsRoutes.profiles, ({ query }) =>
    query.get('allInOne') === 'true' ? [evening, { ...dining, id: 'd2', title: 'Cabin' }] : [dining],
  );
  hub.on(ratingsRoutes.profile, ({ params }) => (params.id === 'evening' ? evening : dining));
  hub.on(ratingsRoutes.conditions, { conditionText: 'We read it.' });
  hub.on(ratingsRoutes.config, { useAnonymousMode: true });
  hub.on(ratingsRoutes.answer, { failed: false });
  answer(hub);
  return renderPortal({ at, hub, ...options });
}
const send = () => screen.getByRole('button', { name: 'Send feedback' });
const sent = (hub: FakeHub) => hub.callsTo(ratingsRoutes.answer).map(({ body }) => body);

describe('the tiles', () => {
  it.each(['/ratings', '/ratings/overview'])(
    '[C152 C153 C154 C160] %s leads to the form of each profile',
    async (at) => {
      const { hub } = open(at);
      const link = await screen.findByRole('link', { name: /Restaurants/ });
      expect(link.getAttribute('href')).toBe('/ratings/feedback/dining');
      expect(link.querySelector('img')?.getAttribute('src')).toMatch(/blobs\/image\?reference=dining&width=400$/);
      expect(hub.callsTo(ratingsRoutes.profiles).map(({ query }) => query.get('allInOne'))).toEqual(['false']);
    },
  );

  it('[C159] [CD29] of guests with a name lead to the forms of guests with a name', async () => {
    open('/userratings/overview', undefined, { stored: { authentication: aPassenger() } });
    expect((await screen.findByRole('link', { name: /Restaurants/ })).getAttribute('href')).toBe(
      '/userratings/feedback/dining',
    );
  });

  it('say so when there are none', async () => {
    open('/ratings', (hub) => hub.on(ratingsRoutes.profiles, []));
    expect(await screen.findByText('There is nothing to rate at the moment.')).toBeTruthy();
  });

  it('a load that fails can be tried again', async () => {
    const { hub, user } = open('/ratings', (on) => on.on(ratingsRoutes.profiles, refuse(400, 'no')));
    await screen.findByText('The questions cannot be loaded right now.');
    hub.on(ratingsRoutes.profiles, [dining]);
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('link', { name: /Restaurants/ })).toBeTruthy();
  });
});

describe('/userratings', () => {
  it('[C157 C162] goes to the tiles without a name in anonymous mode', async () => {
    const { path } = open('/userratings');
    await waitFor(() => expect(path()).toBe('/ratings/overview'));
  });

  it.each([
    ['[C158] anonymous mode is off', { useAnonymousMode: false }],
    ['[C158] anonymous mode is not mentioned', {}],
    ['[CD29] nobody can say', refuse(400, 'no')],
  ])('goes to the tiles with a name when %s', async (_, config) => {
    const { path } = open('/userratings', (hub) => hub.on(ratingsRoutes.config, config as never), {
      stored: { authentication: aPassenger() },
    });
    await waitFor(() => expect(path()).toBe('/userratings/overview'));
  });

  it.each(['/userratings/overview', '/userratings/feedback/dining'])('[C159] %s needs a login', async (at) => {
    const { path } = open(at);
    await waitFor(() => expect(path()).toBe('/login'));
  });
});

describe('the form', () => {
  async function fillDining({ user }: ReturnType<typeof open>) {
    await user.click(await screen.findByLabelText('Bar'));
    await user.click(screen.getByRole('radio', { name: '10 of 10 stars' }));
    await user.type(screen.getByLabelText('Your dish'), 'Ragù');
  }

  it('[C155 C161 C165 C166 C167 C168] shows the profile: a choice, ten stars, a line and a text area', async () => {
    const { hub } = open('/ratings/feedback/dining');
    expect(await screen.findByRole('heading', { name: 'Restaurants' })).toBeTruthy();
    expect(screen.getByText('How was it?')).toBeTruthy();
    expect(hub.callsTo(ratingsRoutes.profile).map(({ params }) => params.id)).toEqual(['dining']);
    const stars = within(screen.getByRole('group', { name: 'The food' })).getAllByRole('radio');
    expect(stars).toHaveLength(10);
    expect(screen.getByLabelText('Your dish').tagName).toBe('INPUT');
    expect(screen.getByLabelText(/Anything else/).tagName).toBe('TEXTAREA');
    expect(within(screen.getByRole('group', { name: 'Where?' })).getAllByRole('radio')).toHaveLength(2);
  });

  it('[C166 C179] what was chosen stays chosen in another language, and is sent in it', async () => {
    const place = { defaultValue: 'Main', de: 'Hauptsaal' };
    const field = { id: 'venue', title: 'Where?', values: [place, 'Bar'], multipleChoice: false, sortOrder: 1 };
    const { hub, user } = open('/ratings/feedback/dining', (on) =>
      on.on(ratingsRoutes.profile, { id: 'dining', title: 'Restaurants', fields: [field] }),
    );
    await user.click(await screen.findByLabelText('Main'));
    await user.click(screen.getByRole('button', { name: 'Deutsch' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Hauptsaal')).checked).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Bewertung absenden' }));
    await waitFor(() => expect(sent(hub)).toMatchObject([{ fields: [{ id: 'venue', value: 'Hauptsaal' }] }]));
  });

  it('[C169 C170 C175 C176] says what is missing at each of it, and sends nothing', async () => {
    const { hub, user } = open('/ratings/feedback/dining');
    await screen.findByText('We read it.');
    await user.click(send());
    expect(screen.getAllByText('Please answer this question')).toHaveLength(3);
    expect(screen.getByText('Please read and accept the terms')).toBeTruthy();
    expect(sent(hub)).toEqual([]);
  });

  it('[C178] every press leads to the first that is missing, also when it is the same', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user } = open('/ratings/feedback/dining');
    await user.click(await screen.findByRole('radio', { name: '1 of 10 stars' }));
    await user.click(send());
    await user.click(send());
    expect(scroll.mock.instances).toEqual([
      screen.getByRole('group', { name: 'Where?' }),
      screen.getByRole('group', { name: 'Where?' }),
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Main'));
  });

  it('[C171 C172 C174 C177 C179 C180 C182] is sent once everything is there, and every field is closed then', async () => {
    const page = open('/ratings/feedback/dining');
    await fillDining(page);
    await page.user.click(screen.getByLabelText('I have read and accept these terms'));
    await page.user.click(send());
    await screen.findByText('Thank you for your feedback');
    const inputs = (['textbox', 'radio', 'checkbox'] as const).flatMap((role) =>
      screen.getAllByRole<HTMLInputElement>(role).filter((input) => input.closest('form')),
    );
    expect(inputs.map(({ disabled }) => disabled)).toEqual(Array(15).fill(true));
    expect(screen.queryByRole('button', { name: 'Send feedback' })).toBeNull();
    expect(sent(page.hub)).toEqual([
      {
        id: 'dining',
        fields: [{ id: 'venue', field: 'Where?', value: 'Bar' }],
        answers: [
          { id: 'food', text: '', rating: 10 },
          { id: 'dish', text: 'Rag%C3%B9', rating: null },
        ],
      },
    ]);
  });

  it('[C175 C176] without acceptance it is not sent', async () => {
    const page = open('/ratings/feedback/dining');
    await fillDining(page);
    await page.user.click(send());
    expect(screen.getByText('Please read and accept the terms')).toBeTruthy();
    expect(sent(page.hub)).toEqual([]);
  });

  it.each([
    ['the profile does not ask for it', { acceptTandC: false }, 'We read it.'],
    ['there is no text to accept', { acceptTandC: true }, ''],
  ])('[C177] acceptance is not needed when %s', async (_, over, conditionText) => {
    const page = open('/ratings/feedback/dining', (hub) => {
      hub.on(ratingsRoutes.profile, { ...dining, ...over });
      hub.on(ratingsRoutes.conditions, { conditionText });
    });
    await fillDining(page);
    expect(screen.queryByLabelText('I have read and accept these terms')).toBeNull();
    await page.user.click(send());
    expect(await screen.findByText('Thank you for your feedback')).toBeTruthy();
  });

  it('[C173] a text takes 250 characters; what is pasted beyond is ignored', async () => {
    const { user } = open('/ratings/feedback/dining');
    const area = await screen.findByLabelText<HTMLTextAreaElement>(/Anything else/);
    await user.click(area);
    await user.paste('x'.repeat(300));
    expect(area.value).toHaveLength(250);
  });

  it('[C181 C182] a spinner while it is sent, then thanks, and nothing can be changed', async () => {
    let finish: (reply: { failed: boolean }) => void = () => undefined;
    const page = open('/ratings/feedback/evening', (hub) =>
      hub.on(
        ratingsRoutes.answer,
        () =>
          new Promise<{ failed: boolean }>((resolve) => {
            finish = resolve;
          }),
      ),
    );
    await page.user.click(await screen.findByRole('radio', { name: '7 of 10 stars' }));
    await page.user.click(screen.getByLabelText('Shows'));
    await page.user.click(screen.getByLabelText('Music'));
    await page.user.click(send());
    await waitFor(() => expect(document.querySelector('form [data-loading]')).toBeTruthy());
    finish({ failed: false });
    await screen.findByText('Thank you for your feedback');
    expect(document.querySelector('form [data-loading]')).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ disabled }) => disabled)).toBe(true);
    // CD28: one entry per chosen value, with the same id.
    expect(sent(page.hub)).toMatchObject([
      {
        fields: [
          { id: 'liked', value: 'Music' },
          { id: 'liked', value: 'Shows' },
        ],
      },
    ]);
  });

  it.each([
    ['[C183] a failed call', refuse(503, 'busy')],
    ['[C184] an answer with failed', { failed: true }],
  ])('[C185] %s shows the error; what was given stays and can be sent again', async (_, answer) => {
    const page = open('/ratings/feedback/evening', (hub) => hub.on(ratingsRoutes.answer, answer as never), {
      config: TAKES_KEYS,
    });
    await page.user.click(await screen.findByRole('radio', { name: '7 of 10 stars' }));
    await page.user.click(send());
    await screen.findByText('The feedback cannot be completed, please contact the relevant team');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '7 of 10 stars' }).checked).toBe(true);
    page.hub.on(ratingsRoutes.answer, { failed: false });
    await page.user.click(send());
    await screen.findByText('Thank you for your feedback');
    const keys = page.hub.callsTo(ratingsRoutes.answer).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('a profile that is not there is the fallback page', async () => {
    open('/ratings/feedback/nothing', (hub) => hub.on(ratingsRoutes.profile, refuse(404, 'not_found')));
    expect(await screen.findByText(/404 - content not found/)).toBeTruthy();
  });
});

describe('everything at once', () => {
  const evenings = async () =>
    within((await screen.findByRole('heading', { name: 'Evenings' })).parentElement as HTMLElement);

  it('[C156 C160 C163] asks for the profiles of this page, under the category’s title and description', async () => {
    const { hub } = open('/ratings/allinone', (on) =>
      on.on(contentRoutes.categoriesByHashtag, [
        { id: 'c', title: 'Tell us everything', description: 'One page' },
      ] as never),
    );
    expect(await screen.findByRole('heading', { name: 'Tell us everything' })).toBeTruthy();
    expect(screen.getByText('One page')).toBeTruthy();
    expect(hub.callsTo(ratingsRoutes.profiles).map(({ query }) => query.get('allInOne'))).toEqual(['true']);
    expect(hub.callsTo(contentRoutes.categoriesByHashtag).map(({ query }) => query.get('hashtag'))).toEqual([
      'allInOneFeedback',
    ]);
  });

  it('[C164] [CD28] Yes opens a form of its own, No closes it and forgets what was given', async () => {
    const { user, hub } = open('/ratings/allinone');
    const card = await evenings();
    expect(card.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
    expect(screen.queryByRole('button', { name: 'Send feedback' })).toBeNull();
    await user.click(card.getByLabelText('Yes'));
    await user.click(card.getByRole('radio', { name: '4 of 10 stars' }));
    await user.click(card.getByLabelText('No'));
    expect(card.queryByRole('radio', { name: '4 of 10 stars' })).toBeNull();
    await user.click(card.getByLabelText('Yes'));
    expect(card.getByRole<HTMLInputElement>('radio', { name: '4 of 10 stars' }).checked).toBe(false);
    await user.click(card.getByRole('radio', { name: '5 of 10 stars' }));
    await user.click(send());
    await screen.findByText('Thank you for your feedback');
    expect(sent(hub)).toMatchObject([{ id: 'evening', answers: [{ id: 'shows', rating: 5 }] }]);
  });
});
