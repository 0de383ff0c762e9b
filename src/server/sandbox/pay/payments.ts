import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/schema';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { note } from '../ledger';

export type SandboxPayment = Selectable<Database['sandbox_payments']>;

export const paymentShape = z.object({
  reference: z.string().min(1).max(100),
  cents: z.number().int().positive(),
  return_url: z.url().max(1000),
  webhook_url: z.url().max(1000),
});

export const findPayment = (services: Services, id: string): Promise<SandboxPayment | undefined> =>
  services.db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();

/** A payment somebody is to make; asked for again by the same reference it is the same one. */
export const openPayment = async (services: Services, wanted: z.infer<typeof paymentShape>): Promise<SandboxPayment> => {
  await services.db
    .insertInto('sandbox_payments')
    .values({ id: `pay_${randomBytes(9).toString('hex')}`, ...wanted, created_at: unixNow() })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return services.db.selectFrom('sandbox_payments').selectAll().where('reference', '=', wanted.reference).executeTakeFirstOrThrow();
};

/** The payer pays, or will not; what has been decided stays. */
export const decide = (services: Services, id: string, status: 'paid' | 'declined'): Promise<boolean> =>
  services.db.transaction().execute(async (tx) => {
    const decided = await tx
      .updateTable('sandbox_payments')
      .set({ status })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('reference')
      .executeTakeFirst();
    if (decided) await note(tx, 'pay', decided.reference, status === 'paid' ? 'payment taken' : 'payment declined');
    return decided !== undefined;
  });
