import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { arrivalOf, originAt } from '../../kernel/origin';
import { isLoopbackName } from '../../connectors/addresses';
import { callShop } from '../../connectors/shop-call';
import { show } from '../views/page';
import { decide, findPayment, openPayment, paymentShape, type SandboxPayment } from './payments';
import { payPage, paymentsPage } from './views';

const SHOWN = 50;

/** What a payer does, and what becomes of the news of it: how often our webhook is called, and whether the payer comes back. */
const ACTS = {
  pay: { status: 'paid', calls: 1, back: true },
  decline: { status: 'declined', calls: 1, back: true },
  later: { status: null, calls: 0, back: true },
  twice: { status: 'paid', calls: 2, back: true },
  lost: { status: 'paid', calls: 0, back: false },
} as const;

const actForm = z.object({ act: z.enum(['pay', 'decline', 'later', 'twice', 'lost']) });

const RETURN = /^\/account\/billing\/topup\/[\w-]+$/;
const WEBHOOK = /^\/account\/billing\/webhook\/[\w-]+$/;

/** Whether an address is that one page of the server this is played on: nobody else is called, and nobody is sent elsewhere. */
const isHere = (address: string, path: RegExp, request: FastifyRequest): boolean => {
  const url = new URL(address);
  const known = isLoopbackName(url.hostname) || url.hostname === arrivalOf(request).hostname;
  // An address that is written in any other way holds a name, a password or a query too.
  return known && path.test(url.pathname) && address === originAt(request, url.hostname) + url.pathname;
};

const areHere = ({ return_url, webhook_url }: Pick<SandboxPayment, 'return_url' | 'webhook_url'>, request: FastifyRequest): boolean =>
  isHere(return_url, RETURN, request) && isHere(webhook_url, WEBHOOK, request);

/** The payment service of the sandbox: its API, and the page somebody pays at. */
export const payPlace = (scope: FastifyInstance, services: Services): void => {
  /** Tells who asked for a payment to look at it; nobody is told what became of it. */
  const call = async ({ id, webhook_url }: SandboxPayment, request: FastifyRequest): Promise<void> => {
    await callShop({
      url: new URL(webhook_url),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment: id }),
      allowLoopback: (url) => isHere(url.href, WEBHOOK, request),
    }).catch(() => undefined);
  };
  const gone = (reply: FastifyReply): FastifyReply => reply.code(404).send({ message: 'This payment doesn’t exist.' });

  scope.get('/pay/v1', () => ({ open: true }));
  scope.post('/pay/v1/payments', async (request, reply) => {
    const wanted = paymentShape.safeParse(request.body);
    if (!wanted.success || !areHere(wanted.data, request)) return reply.code(400).send({ message: 'This isn’t a valid payment.' });
    const { id, status } = await openPayment(services, wanted.data);
    return { id, status, path: `/sandbox/pay/${id}` };
  });
  scope.get<{ Params: { id: string } }>('/pay/v1/payments/:id', async ({ params }, reply) => {
    const payment = await findPayment(services, params.id);
    return payment ? { id: payment.id, status: payment.status, cents: payment.cents } : gone(reply);
  });

  scope.get('/pay', async (_request, reply) => {
    const rows = await services.db.selectFrom('sandbox_payments').selectAll().orderBy('created_at', 'desc').limit(SHOWN).execute();
    return show(reply, paymentsPage(rows));
  });
  scope.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const payment = await findPayment(services, params.id);
    return payment ? show(reply, payPage(payment)) : gone(reply);
  });
  scope.post<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const payment = await findPayment(services, request.params.id);
    const asked = actForm.safeParse(request.body);
    // One that was asked for while the server stood elsewhere is no way to there.
    if (!payment || !asked.success || !areHere(payment, request)) return gone(reply);
    const { status, calls, back } = ACTS[asked.data.act];
    if (status) await decide(services, payment.id, status);
    for (let n = 0; n < calls; n += 1) await call(payment, request);
    return reply.redirect(back ? payment.return_url : `/sandbox/pay/${payment.id}`, 303);
  });
};
