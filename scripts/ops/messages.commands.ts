import { MAIL_STATES, messagesRoutes } from '#contract/areas/messages.ts';
import { asLines, chosen, type OpsCommands } from './ops-command.ts';

export const messagesCommands: OpsCommands = {
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
  mails: {
    usage: '[waiting|sending|sent|givenUp]',
    summary: 'lists the mails to guests that are not sent, or those of a state, with attempts and the last error',
    async run(call, [state]) {
      const query = state === undefined ? undefined : { state: chosen(state, MAIL_STATES) };
      const { mails } = await call(messagesRoutes.mails, { query });
      return mails.length > 0 ? asLines(mails) : 'There are no such mails.';
    },
  },
  'resend-mails': {
    usage: '<number|all>',
    summary: 'sends a mail that waits or was given up at once, or all that were given up',
    async run(call, [which = '']) {
      const { mails } = await call(messagesRoutes.resendMails, { body: which === 'all' ? {} : { id: which } });
      return mails === 1 ? 'One mail goes out again.' : `${mails} mails go out again.`;
    },
  },
};
