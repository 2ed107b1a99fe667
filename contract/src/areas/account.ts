import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

const discount = z.object({ description: localText, amount: z.number() });

/** C266, CD43: a charge to the account on board; each discount reduces it by its amount. Another hub may say their sum alone. */
export const invoiceLine = z.object({
  /** C271: `dd/mm/yyyy HH:mm` in ship time. */
  chargeDate: z.string(),
  department: z.string().nullish(),
  description: localText,
  charges: z.number(),
  chargesWithDiscounts: z.number().nullish(),
  discounts: z.union([z.array(discount), z.number()]).nullish(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** The largest amount of one charge, in the ship's currency. */
const LARGEST_CHARGE = 100_000;

export const accountRoutes = defineRoutes({
  invoices: {
    method: 'GET',
    path: 'pms/invoices',
    access: 'guest',
    summary: 'What was charged to the guest’s account on board, the oldest first.',
    reply: z.array(invoiceLine),
  },
  charge: {
    method: 'POST',
    path: 'ops/accounts/{accountNumber}/charges',
    access: 'ops',
    summary: 'Charges a guest’s account; a negative amount takes a charge back.',
    idempotent: true,
    body: z.object({
      department: z.string().min(1).max(80),
      description: localText,
      amount: z.number().min(-LARGEST_CHARGE).max(LARGEST_CHARGE),
      discounts: z
        .array(z.object({ description: localText, amount: z.number().positive().max(LARGEST_CHARGE) }))
        .max(20)
        .optional(),
    }),
    reply: invoiceLine,
  },
});
