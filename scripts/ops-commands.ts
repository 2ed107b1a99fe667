import { accountRoutes } from '#contract/areas/account.ts';
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { deviceRoutes } from '#contract/areas/device.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { messagesRoutes } from '#contract/areas/messages.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { signageRoutes } from '#contract/areas/signage.ts';
import type { CallOps } from '#scripts/ops-client.ts';
import { PlainError } from '#scripts/plain-error.ts';

export interface OpsCommand {
  /** What follows the command's name: `<needed>`, `[optional]`. */
  usage: string;
  summary: string;
  run(call: CallOps, args: readonly string[]): Promise<string>;
}

/** Groups of the demo packs by the device type that an operator thinks of. */
const GROUP_OF_TYPE: Readonly<Record<string, string>> = { app: 'app', kiosk: 'kiosk', digitalsignage: 'signage' };

const lines = (value: unknown) => JSON.stringify(value, null, 2);

/** What an operator typed, in the spelling of the choice it means; anything else is told, not guessed. */
function chosen<T extends string>(value: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one.toLowerCase() === value.toLowerCase());
  if (choice === undefined) throw new PlainError(`It must be ${choices.join(' or ')}, not ${value || 'nothing'}.`);
  return choice;
}

function publishing(published: boolean) {
  return async (call: CallOps, [what = '', id = '']: readonly string[]) => {
    const kind = chosen(what, ['article', 'category']);
    await call(contentRoutes.publish, { body: { kind, id, published } });
    return `${kind} ${id} is ${published ? 'published' : 'hidden'}.`;
  };
}

function wholeNumber(typed: string): number {
  if (!/^\d+$/.test(typed)) throw new PlainError(`${typed} is no number: write 24.`);
  return Number(typed);
}

function publishingBookable(published: boolean) {
  return async (call: CallOps, [id = '']: readonly string[]) => {
    await call(bookablesRoutes.publish, { params: { id }, body: { published } });
    return `${id} is ${published ? 'shown' : 'hidden'}.`;
  };
}

function blocking(isBlocked: boolean) {
  return async (call: CallOps, [accountNumber = '', muster]: readonly string[]) => {
    const which = muster && chosen(muster, ['muster']) ? { isBlockedForMuster: isBlocked } : { isBlocked };
    return lines(await call(sessionRoutes.changeAccountStatus, { body: { accountNumber, ...which } }));
  };
}

/** One argument of `login-type` as the setting it means. */
function loginSetting(argument: string): Record<string, unknown> {
  const [name = '', value = ''] = argument.split(/=(.*)/s);
  if (name === 'pin') return { pinLoginEnabled: chosen(value, ['on', 'off']) === 'on' };
  if (name === 'by-name') return { appLoginByName: chosen(value, ['on', 'off']) === 'on' };
  if (name === 'relogin') return { reLoginUrl: value || null };
  return { type: chosen(argument, ['Retina', 'HotelSystem', 'CabinSystem', 'Passenger']) };
}

/** What `npm run ops --` can do; an area adds its own line. */
export const OPS_COMMANDS: Readonly<Record<string, OpsCommand>> = {
  enrol: {
    usage: '<App|Kiosk|DigitalSignage|device group> [label]',
    summary: 'makes an address that, opened once on a device, makes it that kind of device',
    async run(call, [type = '', label]) {
      const deviceGroup = GROUP_OF_TYPE[type.toLowerCase()] ?? type;
      const { url, expiresAt } = await call(deviceRoutes.createEnrolment, { body: { deviceGroup, label } });
      return `${url}\nGood for one device until ${expiresAt}.`;
    },
  },
  reload: {
    usage: '<Kiosk|DigitalSignage>',
    summary: 'reloads all kiosks or all screens',
    async run(call, [type = '']) {
      const deviceType = chosen(type, ['Kiosk', 'DigitalSignage']);
      await call(signageRoutes.reload, { body: { deviceType } });
      return `Every ${deviceType} reloads.`;
    },
  },
  token: {
    usage: '<account number>',
    summary: 'issues a one-time login token of the first PMS type',
    async run(call, [accountNumber]) {
      const { token, expiresAt } = await call(sessionRoutes.issueToken, { body: { accountNumber } });
      return `${token}\nGood for one login until ${expiresAt}.`;
    },
  },
  'login-type': {
    usage: '[Retina|HotelSystem|CabinSystem|Passenger] [pin=on|off] [by-name=on|off] [relogin=address]',
    summary: 'says how guests log in, or changes it for every device at once',
    async run(call, changes) {
      if (changes.length === 0) return lines(await call(sessionRoutes.loginSettings));
      const body = Object.assign({}, ...changes.map(loginSetting));
      return lines(await call(sessionRoutes.changeLoginSettings, { body }));
    },
  },
  block: { usage: '<account number> [muster]', summary: 'blocks an account', run: blocking(true) },
  unblock: { usage: '<account number> [muster]', summary: 'unblocks an account', run: blocking(false) },
  publish: { usage: '<article|category> <id>', summary: 'publishes content', run: publishing(true) },
  hide: { usage: '<article|category> <id>', summary: 'hides content from guests', run: publishing(false) },
  charge: {
    usage: '<account number> <amount> <department> <description>',
    summary: 'charges an account on board; a negative amount takes a charge back',
    async run(call, [accountNumber = '', typed = '', department = '', description = '']) {
      const amount = Number(typed);
      if (!Number.isFinite(amount) || amount === 0)
        throw new PlainError(`${typed} is no amount: write 12.50 or -12.50.`);
      const body = { department, description, amount };
      return lines(await call(accountRoutes.charge, { params: { accountNumber }, body }));
    },
  },
  message: {
    usage: '<account number|cabin=number|all> <title> <text>',
    summary: 'sends a message to a guest, to a cabin, or to everybody on board',
    async run(call, [to = '', messageTitle = '', messageContent = '']) {
      const cabin = /^cabin=(.+)$/.exec(to)?.[1];
      const recipient = cabin ? { cabin } : to === 'all' ? {} : { accountNumber: to };
      const { sourceMessageId } = await call(messagesRoutes.send, {
        body: { ...recipient, messageTitle, messageContent },
      });
      return `Sent as ${sourceMessageId}.`;
    },
  },
  'preview-token': {
    usage: '',
    summary: 'makes a new preview token; the old one ends',
    async run(call) {
      return (await call(contentRoutes.previewToken)).token;
    },
  },
  places: {
    usage: '<excursion>',
    summary: 'shows capacity, booked, free and waiting places',
    run: async (call, [id = '']) => lines(await call(excursionsRoutes.places, { params: { id } })),
  },
  withdraw: {
    usage: '<excursion>',
    summary: 'takes an excursion off sale and cancels its bookings',
    run: async (call, [id = '']) => lines(await call(excursionsRoutes.withdraw, { params: { id } })),
  },
  booking: {
    usage: '<reference>',
    summary: 'shows the bookings behind a reference',
    run: async (call, [reference = '']) =>
      lines(await call(bookingsRoutes.byReference, { params: { reference: reference.toUpperCase() } })),
  },
  cancel: {
    usage: '<reference>',
    summary: 'cancels the bookings of a reference; freed places go to those who wait',
    run: async (call, [reference = '']) =>
      lines(await call(bookingsRoutes.cancel, { params: { reference: reference.toUpperCase() } })),
  },
  slots: {
    usage: '<restaurant, treatment or activity> <dd/mm/yyyy>',
    summary: 'shows the slots of a day with capacity and persons booked',
    run: async (call, [id = '', date = '']) =>
      lines(await call(bookablesRoutes.slots, { params: { id }, query: { date } })),
  },
  'slot-capacity': {
    usage: '<slot> <persons>',
    summary: 'changes how many persons a slot holds',
    run: async (call, [slotId = '', persons = '']) =>
      lines(await call(bookablesRoutes.changeSlot, { params: { slotId }, body: { capacity: wholeNumber(persons) } })),
  },
  'cancel-slot-booking': {
    usage: '<reference>',
    summary: 'cancels the booking of a table, a treatment or an activity',
    run: async (call, [reference = '']) =>
      lines(await call(bookablesRoutes.cancelBooking, { params: { reference: reference.toUpperCase() } })),
  },
  'show-bookable': {
    usage: '<id>',
    summary: 'shows a restaurant, treatment or activity',
    run: publishingBookable(true),
  },
  'hide-bookable': { usage: '<id>', summary: 'hides one; it cannot be booked', run: publishingBookable(false) },
};

export function opsHelp(): string {
  const rows = Object.entries(OPS_COMMANDS).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );
  return ['npm run ops -- <command>', '', ...rows].join('\n');
}

/** Runs one command; a missing argument, or one too many, is told with the command's usage. */
export async function runOps(call: CallOps, [name = '', ...args]: readonly string[]): Promise<string> {
  if (['help', '--help', '-h'].includes(name)) return opsHelp();
  const command = Object.hasOwn(OPS_COMMANDS, name) ? OPS_COMMANDS[name] : undefined;
  if (!command) throw new PlainError(name ? `There is no command ${name}.\n\n${opsHelp()}` : opsHelp());
  const needed = command.usage.match(/<[^>]+>/g)?.length ?? 0;
  const possible = needed + (command.usage.match(/\[[^\]]+\]/g)?.length ?? 0);
  if (args.length < needed || args.length > possible || args.includes(''))
    throw new PlainError(`Usage: npm run ops -- ${name} ${command.usage}`);
  return command.run(call, args);
}
