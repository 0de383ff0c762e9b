import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { sandboxNow } from '../clock';
import { note } from '../ledger';
import { placeOf, type PaypalAccount } from './accounts';
import { badRequest, noSuch, PaypalError } from './paypal-error';
import { orderPaidBy } from './payments';

const trackerShape = z.object({
  transaction_id: z.string().regex(/^[a-zA-Z0-9]{1,50}$/),
  tracking_number: z.string().min(1).max(64),
  status: z.string().min(1),
  carrier: z.string().min(1),
  carrier_name_other: z.string().max(64).optional(),
});

type Tracker = z.infer<typeof trackerShape>;

const parse = (body: unknown, at: string): Tracker => {
  const parsed = trackerShape.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('/') ?? '';
  throw badRequest(`${at}/${field}`, 'INVALID_PARAMETER_SYNTAX', `The value of ${field} is not as it has to be.`);
};

/** Tells of a number. The same one told twice counts twice in the ledger: whoever tells has to look first. */
export const addTracker = async (services: Services, account: PaypalAccount, body: unknown, at: string): Promise<Tracker> => {
  const tracker = parse(body, at);
  if (!(await orderPaidBy(services.db, account, tracker.transaction_id)))
    throw new PaypalError(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
      {
        field: `${at}/transaction_id`,
        value: tracker.transaction_id,
        issue: 'INVALID_TRANSACTION_ID',
        description: `The transaction ID ${tracker.transaction_id} is not valid.`,
      },
    ]);
  if (!/^[0-9A-Za-z-]+$/.test(tracker.tracking_number))
    throw badRequest(
      `${at}/tracking_number`,
      'INVALID_TRACKING_NUMBER',
      `The tracking number ${tracker.tracking_number} is not valid.`,
      tracker.tracking_number,
    );
  await services.db.transaction().execute(async (tx) => {
    const updated_at = await sandboxNow(tx);
    const { transaction_id, tracking_number, status, carrier, carrier_name_other = null } = tracker;
    await tx
      .insertInto('sandbox_paypal_trackers')
      .values({ transaction_id, tracking_number, status, carrier, carrier_name_other, updated_at })
      .onConflict((conflict) =>
        conflict.columns(['transaction_id', 'tracking_number']).doUpdateSet({ status, carrier, carrier_name_other, updated_at }),
      )
      .execute();
    await note(tx, placeOf(account), `${transaction_id}/${tracking_number}`, 'tracker added', updated_at);
  });
  return tracker;
};

/** The two halves of `{transaction_id}-{tracking_number}`. */
const parts = (id: string): { readonly transaction_id: string; readonly tracking_number: string } => {
  const dash = id.indexOf('-');
  return { transaction_id: id.slice(0, dash), tracking_number: id.slice(dash + 1) };
};

const find = (services: Services, id: string) => {
  const { transaction_id, tracking_number } = parts(id);
  return services.db
    .selectFrom('sandbox_paypal_trackers')
    .selectAll()
    .where('transaction_id', '=', transaction_id)
    .where('tracking_number', '=', tracking_number)
    .executeTakeFirstOrThrow(noSuch);
};

export const trackerView = async (services: Services, id: string): Promise<object> => {
  const { updated_at, carrier_name_other, ...row } = await find(services, id);
  return {
    ...row,
    ...(carrier_name_other !== null && { carrier_name_other }),
    last_updated_time: new Date(updated_at * 1000).toISOString(),
  };
};

export const changeTracker = async (services: Services, account: PaypalAccount, id: string, body: unknown): Promise<void> => {
  const before = await find(services, id);
  const { status, carrier, carrier_name_other = null } = parse(body, '');
  await services.db.transaction().execute(async (tx) => {
    const updated_at = await sandboxNow(tx);
    await tx
      .updateTable('sandbox_paypal_trackers')
      .set({ status, carrier, carrier_name_other, updated_at })
      .where('transaction_id', '=', before.transaction_id)
      .where('tracking_number', '=', before.tracking_number)
      .execute();
    if (status === 'CANCELLED')
      await note(tx, placeOf(account), `${before.transaction_id}/${before.tracking_number}`, 'tracker cancelled', updated_at);
  });
};

export const identifierView = (base: string, { transaction_id, tracking_number }: Tracker): object => {
  const href = `${base}/v1/shipping/trackers/${transaction_id}-${tracking_number}`;
  return {
    transaction_id,
    tracking_number,
    links: [
      { href, rel: 'self', method: 'GET' },
      { href, rel: 'replace', method: 'PUT' },
    ],
  };
};
