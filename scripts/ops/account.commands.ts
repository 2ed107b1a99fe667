import { accountRoutes } from '#contract/areas/account.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { asLines, type OpsCommands } from './ops-command.ts';

export const accountCommands: OpsCommands = {
  charge: {
    usage: '<account number> <amount> <department> <description>',
    summary: 'charges an account on board; a negative amount takes a charge back',
    async run(call, [accountNumber = '', typed = '', department = '', description = '']) {
      const amount = Number(typed);
      if (!Number.isFinite(amount) || amount === 0)
        throw new PlainError(`${typed} is no amount: write 12.50 or -12.50.`);
      const body = { department, description, amount };
      return asLines(await call(accountRoutes.charge, { params: { accountNumber }, body }));
    },
  },
};
