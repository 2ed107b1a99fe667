import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { loadLook } from '#portal/looks/looks.ts';
import { en } from '#portal/texts/en.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const TODAY = new Date(2026, 5, 15, 12).getTime();

function open(hub: FakeHub, options: RenderOptions = {}) {
  return renderPortal({ at: '/login', hub, now: () => TODAY, ...options });
}
const date = () => screen.findByLabelText<HTMLInputElement>(en.login_departure_date);
const reference = () => screen.getByLabelText<HTMLInputElement>(en.login_booking_reference);
const surname = () => screen.getByLabelText<HTMLInputElement>(en.login_lead_surname);
const submit = () => screen.getByRole('button', { name: new RegExp(`^${en.login_submit}`) });

async function fillAndSend({ user }: ReturnType<typeof renderPortal>) {
  await date();
  await user.type(reference(), '  mer2026 ');
  await user.type(surname(), ' Hartmann ');
  await user.click(submit());
}

describe('the passenger login', () => {
  it('[A158 A200 A201] asks for departure date, booking reference and surname, the date being today', async () => {
    open(new FakeHub());
    expect((await date()).value).toBe('15/06/2026');
    expect(reference().value).toBe('');
    expect(surname().value).toBe('');
  });

  it.each(['meridian', 'palma'])('[A12] the calendar of %s has the drawing of the look', async (layoutTheme) => {
    open(new FakeHub(), { config: { hub: { layoutTheme } } });
    await date();
    const drawing = screen.getByRole('button', { name: en['kit.openCalendar'] }).querySelector('img');
    expect(drawing?.getAttribute('src')).toBe((await loadLook(layoutTheme)).calendarIcon);
  });

  it('offers no day to depart on that is over', async () => {
    const { user } = open(new FakeHub());
    await date();
    await user.click(screen.getByRole('button', { name: en['kit.openCalendar'] }));
    const day = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
    expect((await day(/^(Sunday,? )?14 June/)).disabled).toBe(true);
    expect((await day(/^(Monday,? )?15 June/)).disabled).toBe(false);
  });

  it('[A104 A161 A162 A203 A208] sends the trimmed details, the button being disabled meanwhile, and leads to the holiday', async () => {
    const gate = Promise.withResolvers<ReturnType<typeof aPassenger>>();
    const hub = new FakeHub().on(sessionRoutes.loginByPassenger, () => gate.promise);
    const rendered = open(hub);
    await fillAndSend(rendered);
    expect(submit()).toHaveProperty('disabled', true);
    gate.resolve(aPassenger());
    await waitFor(() => expect(rendered.path()).toBe('/my_holiday'));
    expect(hub.callsTo(sessionRoutes.loginByPassenger).map((call) => call.body)).toEqual([
      { bookingReference: 'mer2026', lastName: 'Hartmann', departureDate: '15/06/2026' },
    ]);
  });

  it('[A163 A209 A218] stores the authentication and loads what a passenger needs', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPassenger, aPassenger());
    const rendered = open(hub, { stored: { origin: { path: '/nowhere' } } }); // a page that reads none of it itself
    await fillAndSend(rendered);
    await waitFor(() => expect(rendered.path()).toBe('/nowhere'));
    expect(rendered.portal.store.getState().authentication).toMatchObject(aPassenger());
    const loaded = [
      holidayRoutes.hotels,
      holidayRoutes.cruises,
      holidayRoutes.flights,
      holidayRoutes.passengers,
      basketRoutes.cart,
      bookingsRoutes.bookings,
    ];
    await waitFor(() => {
      for (const route of loaded) expect(hub.callsTo(route).at(0)?.headers.SessionId).toBe('session-1');
    });
  });

  it('[A204 A205 A206] names each missing field, sends nothing and goes to the first', async () => {
    const hub = new FakeHub();
    const { user } = open(hub);
    await user.clear(await date());
    await user.click(submit());
    expect(await screen.findByText('Please enter date')).toBeTruthy();
    expect(screen.getByText('Please enter your booking reference')).toBeTruthy();
    expect(
      screen.getByText('Please enter the surname of the passenger who received the confirmation email'),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(en.login_departure_date)));
    expect(hub.callsTo(sessionRoutes.loginByPassenger)).toEqual([]);
  });

  it('[A202] takes no date before today', async () => {
    const hub = new FakeHub();
    const rendered = open(hub);
    await rendered.user.clear(await date());
    await rendered.user.type(await date(), '14062026');
    await fillAndSend(rendered);
    expect(await screen.findByText('Please enter date')).toBeTruthy();
    expect(hub.callsTo(sessionRoutes.loginByPassenger)).toEqual([]);
  });

  it('[A164 A207 A210 A211 A212] a failure shows all three messages, loginFailed and the hub’s message, and clears', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPassenger, refuse(401, 'login_failed', 'No such booking.'));
    const rendered = open(hub, { stored: { vod: { token: 'video' } } });
    expect(rendered.portal.store.getState().vod.token).toBe('video');
    await fillAndSend(rendered);
    expect(await screen.findByText('Login failed, please check your data and try again')).toBeTruthy();
    expect(screen.getByText('No such booking.')).toBeTruthy();
    for (const text of [en.login_date_error, en.login_booking_reference_error, en.login_last_name_error]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const { authentication, vod } = rendered.portal.store.getState();
    expect(authentication).toEqual({ isAuthenticated: false, errorMessage: 'No such booking.' });
    expect(vod.token).toBeUndefined();
    expect(rendered.path()).toBe('/login');
  });

  it('[A165] keeps everything typed after a failure, and the next attempt works', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPassenger, refuse(401, 'login_failed', 'No.'));
    const rendered = open(hub);
    await fillAndSend(rendered);
    await screen.findByText('Login failed, please check your data and try again');
    expect(reference().value).toBe('  mer2026 ');
    hub.on(sessionRoutes.loginByPassenger, aPassenger());
    await rendered.user.click(submit());
    await waitFor(() => expect(rendered.path()).toBe('/my_holiday'));
  });

  it.each([
    ['no session id', { isAuthenticated: true, errorMessage: 'Closed.' }],
    ['not authenticated', { sessionId: 's', isAuthenticated: false, errorMessage: 'Closed.' }],
  ])('[AD23] a 200 with %s is a failure and shows its errorMessage', async (_, reply) => {
    const rendered = open(new FakeHub().on(sessionRoutes.loginByPassenger, reply));
    await fillAndSend(rendered);
    expect(await screen.findByText('Closed.')).toBeTruthy();
    expect(screen.getByText(en.loginFailed)).toBeTruthy();
    expect(rendered.portal.store.getState().authentication.sessionId).toBeUndefined();
  });

  it('[AD8 AD23] says so when no answer comes, and stays on the form', async () => {
    const hub = new FakeHub();
    const rendered = open(hub);
    await date();
    hub.silence();
    await fillAndSend(rendered);
    expect(await screen.findByText(en.login_no_answer)).toBeTruthy();
    expect(rendered.path()).toBe('/login');
  });

  it('[A103] what was pressed before the login opens at once', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPassenger, aPassenger());
    const rendered = open(hub, { at: '/' });
    rendered.router.navigate('/login', { state: { forward_to: '/weather', continue_to: '/weather?port=2' } });
    await fillAndSend(rendered);
    await waitFor(() => expect(rendered.path()).toBe('/weather?port=2'));
  });

  it('[A103] [AD13] forward_to wins over the remembered origin, which is dropped', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPassenger, aPassenger());
    const rendered = open(hub, { at: '/', stored: { origin: { path: '/my_account' } } });
    rendered.router.navigate('/login', { state: { forward_to: '/weather?port=1' } });
    await fillAndSend(rendered);
    await waitFor(() => expect(rendered.path()).toBe('/weather?port=1'));
    expect(rendered.portal.store.getState().origin).toEqual({});
  });

  it('[A98 A104] [AD13] goes back to where the guest wanted to go', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPassenger, aPassenger());
    const rendered = open(hub, { at: '/my_account?tab=1' });
    await waitFor(() => expect(rendered.path()).toBe('/login'));
    await fillAndSend(rendered);
    await waitFor(() => expect(rendered.path()).toBe('/my_account?tab=1'));
  });

  it('[A159] [AD21] shows the article loginFormExtra below the form, without scripts', async () => {
    const hub = new FakeHub().on(contentRoutes.articlesByHashtag, [
      { id: '1', title: 'Need help?', description: '<p>Deck 5</p><img src=x onerror="alert(1)">' },
      { id: '2', title: 'Another article', description: 'Deck 6' },
    ] as never);
    open(hub);
    const heading = await screen.findByRole('heading', { name: 'Need help?' });
    expect(submit().compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Another article')).toBeNull();
    expect(screen.getByText('Deck 5')).toBeTruthy();
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(hub.callsTo(contentRoutes.articlesByHashtag)[0]?.query.get('hashtag')).toBe('loginFormExtra');
  });

  it('[A160] [AD21] asks a kiosk’s article on a kiosk, and shows nothing without one or on an error', async () => {
    const hub = new FakeHub().on(contentRoutes.articlesByHashtag, []);
    open(hub, { config: { deviceType: 'Kiosk' } });
    await date();
    await waitFor(() =>
      expect(hub.callsTo(contentRoutes.articlesByHashtag)[0]?.query.get('hashtag')).toBe('loginFormKiosk'),
    );
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
