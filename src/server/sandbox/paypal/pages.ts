import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DISPUTE_REASONS } from '../../../domain/sales/paypal-disputes';
import { DAY } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { originOf } from '../../kernel/origin';
import { keepBusyUntil, sandboxNow } from '../clock';
import { show } from '../views/page';
import { ACCOUNTS, paypalAccess, type PaypalAccount } from './accounts';
import { disputesOf, openDispute } from './disputes';
import { noSuch, PaypalError } from './paypal-error';
import { orderPaidBy, transactionsOf } from './payments';
import { paypalPage, type PaypalPage } from './views/paypal';

const SHOWN = 50;

const disputeForm = z.object({
  transaction_id: z.string().min(1),
  reason: z.enum(DISPUTE_REASONS).default('MERCHANDISE_OR_SERVICE_NOT_RECEIVED'),
  amount: z.coerce.number().positive().optional(),
});

const holdForm = z.object({ transaction_id: z.string().min(1), days: z.coerce.number().min(0).max(365).default(21) });

/** Keeps a payment back for some days; 0 lets it go. */
const holdPayment = (services: Services, { transaction_id, days }: z.infer<typeof holdForm>): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const until = (await sandboxNow(tx)) + days * DAY;
    await tx
      .insertInto('sandbox_paypal_holds')
      .values({ transaction_id, until })
      .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet({ until }))
      .execute();
    await keepBusyUntil(tx, until);
  });

/** PayPal's own page: keys, payments, and what buyers do there. */
export const paypalPages = (scope: FastifyInstance, services: Services): void => {
  const page = async (access: PaypalPage['access']): Promise<string> => {
    const now = await sandboxNow(services.db);
    const accounts = await Promise.all(
      ACCOUNTS.map(async (account) => ({
        account,
        transactions: (await transactionsOf(services.db, account, now)).slice(-SHOWN).reverse(),
        disputes: (await disputesOf(services, account)).toReversed(),
      })),
    );
    return paypalPage({ accounts, access });
  };

  const accountPaid = async (transactionId: string): Promise<PaypalAccount> => {
    for (const account of ACCOUNTS) if (await orderPaidBy(services.db, account, transactionId)) return account;
    throw noSuch();
  };

  /** A form of the page leads back to it; a program is answered. */
  const answer = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply =>
    request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      ? reply.redirect('/sandbox/paypal', 303)
      : reply.send(body);

  const told =
    (work: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        return await work(request, reply);
      } catch (error) {
        if (error instanceof PaypalError) return reply.code(error.status).send(error.body());
        if (error instanceof z.ZodError) return reply.code(400).send({ message: 'That is not what is asked for.' });
        throw error;
      }
    };

  scope.get('/paypal', async (_request, reply) => show(reply, await page(undefined)));
  scope.post('/paypal/keys', async (request, reply) => show(reply, await page(await paypalAccess(services, originOf(request)))));
  scope.post(
    '/paypal/disputes',
    told(async (request, reply) => {
      const wanted = disputeForm.parse(request.body);
      return answer(request, reply, await openDispute(services, await accountPaid(wanted.transaction_id), wanted));
    }),
  );
  scope.post(
    '/paypal/holds',
    told(async (request, reply) => {
      const wanted = holdForm.parse(request.body);
      await accountPaid(wanted.transaction_id);
      await holdPayment(services, wanted);
      return answer(request, reply, wanted);
    }),
  );
};
