import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { jsonb } from '../../db/json';
import { roundTo } from '../../../domain/numbers';
import { changeOrder, findOrder, leftOf, refunded } from './order-change';
import type { OrderRow } from './orders';
import { parseInput } from './product-input';
import { wooTime } from './products';
import { invalidParam, missingParam, RestError } from './rest-error';
import type { SandboxNote } from './tables';

const refundInput = z.object({
  amount: z.coerce.number().optional(),
  reason: z.string().default(''),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
  line_items: z.array(z.object({ id: z.number().int(), refund_total: z.coerce.number().min(0).default(0) })).default([]),
});

const noteInput = z.object({ note: z.string().trim().min(1).optional(), customer_note: z.boolean().default(false) });

const refundView = ({ id, reason, amount, at = 0, meta = [] }: OrderRow['refunds'][number]) => ({
  id,
  date_created: wooTime(at),
  date_created_gmt: wooTime(at),
  reason,
  amount: amount.toFixed(2),
  refunded_payment: true,
  meta_data: meta,
});

const noteView = ({ id, at, text, customer_note, author = 'WooCommerce' }: SandboxNote) => ({
  id,
  author,
  date_created: wooTime(at),
  date_created_gmt: wooTime(at),
  note: text,
  customer_note,
});

/** WordPress takes off backslashes as it writes a note, and keeps of its markup what may stand in a comment. */
const asKept = (text: string): string =>
  text
    .replace(/\\/g, '')
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/<(?![a-z/])/gi, '&lt;');

/** One more note on an order. */
export const noted = (row: OrderRow, note: Omit<SandboxNote, 'id'>) => ({
  notes: jsonb([...row.notes, { id: Math.max(row.id * 1000, ...row.notes.map(({ id }) => id)) + 1, ...note }]),
});

const NOTES = {
  any: () => true,
  customer: (each: SandboxNote) => each.customer_note,
  internal: (each: SandboxNote) => !each.customer_note,
};

/** What the shop's own refusal of a refund looks like: WooCommerce answers it with 500, as if it had failed. */
const noRefund = (message: string): RestError => new RestError(500, 'woocommerce_rest_cannot_create_order_refund', message);

/** `/orders/{id}/refunds` and `/orders/{id}/notes`. */
export const orderExtras = (scope: FastifyInstance, services: Services): void => {
  scope.get('/orders/:id/refunds', async (request: FastifyRequest) =>
    (await findOrder(services, request)).refunds.map(refundView).reverse(),
  );

  scope.post('/orders/:id/refunds', async (request: FastifyRequest, reply) => {
    const { amount: named, reason, meta_data: meta, line_items } = parseInput(refundInput, request.body);
    const amount =
      named ??
      roundTo(
        line_items.reduce((sum, { refund_total }) => sum + refund_total, 0),
        2,
      );
    if (amount < 0) throw new RestError(400, 'woocommerce_rest_invalid_order_refund', 'Refund amount must be greater than zero.');
    const { refunds } = await changeOrder(services, request, async (change) => {
      const { row, tell } = change;
      if (amount === 0 || amount > leftOf(row)) throw noRefund('Invalid refund amount.');
      await tell('refund made');
      return refunded(change, { amount, reason, meta });
    });
    return reply.code(201).send(refunds.slice(-1).map(refundView)[0]);
  });

  scope.get('/orders/:id/notes', async (request: FastifyRequest) => {
    const wanted = NOTES[((request.query as { type?: string }).type ?? 'any') as keyof typeof NOTES];
    if (!wanted) throw invalidParam('type', 'type is not one of any, customer, and internal.');
    return (await findOrder(services, request)).notes.filter(wanted).map(noteView).reverse();
  });

  scope.post('/orders/:id/notes', async (request: FastifyRequest, reply) => {
    const { note: text, customer_note } = parseInput(noteInput, request.body);
    if (text === undefined) throw missingParam('note');
    const { notes } = await changeOrder(services, request, async ({ row, now, tell }) => {
      await tell('note added');
      return { ...noted(row, { at: now, text: asKept(text), customer_note }), modified_at: row.modified_at };
    });
    return reply.code(201).send(notes.slice(-1).map(noteView)[0]);
  });

  scope.delete('/orders/:id/notes/:note', async (request: FastifyRequest) => {
    const id = Number((request.params as { note: string }).note);
    const { notes } = await findOrder(services, request);
    const note = notes.find((each) => each.id === id);
    if (!note) throw new RestError(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.');
    await changeOrder(services, request, ({ row }) =>
      Promise.resolve({ notes: jsonb(row.notes.filter((each) => each.id !== id)), modified_at: row.modified_at }),
    );
    return noteView(note);
  });
};
