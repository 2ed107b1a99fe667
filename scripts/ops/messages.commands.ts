import { messagesRoutes } from '#contract/areas/messages.ts';
import type { OpsCommands } from './ops-command.ts';

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
};
