import { z } from 'zod';
import type { ImageSizeName } from '../../domain/files/image-sizes';
import { courierName } from '../../domain/sales/couriers';
import { SEND_AGAIN } from '../../domain/sales/fulfilment-order';
import { ConnectorError } from '../connectors/connector';
import type { OutgoingAct, PaypalDisputeFacts } from '../connectors/paypal';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { readFileBytes } from '../files/rows';
import { whereOn } from '../integrations/settings';
import type { Errand } from '../jobs/kind';
import { messageOf } from '../jobs/message';
import { enqueue } from '../jobs/queue';
import type { Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { tell } from '../sales/timeline';
import { paypalQueue, findAccount, notePaypalStatus, openAccount, type AccountRef } from './accounts';
import { holdItems } from './items';
import { keepDispute } from './keep-disputes';
import { settleItems } from './keep-payments';
import type { AccountRow, ActRow } from './tables';

const ACT = 'paypal_act';

/** The rendition PayPal is sent: sharp enough to read, and never too large. */
export const SENT_SIZE: ImageSizeName = 'large';

interface ActRef {
  readonly act_id: string;
  readonly account_id: string;
}

export const enqueueAct = (tx: Tx, { act_id, account_id }: ActRef): Promise<void> =>
  enqueue(tx, [{ task: ACT, queue: paypalQueue(account_id), priority: -10, key: `act:${act_id}`, payload: { act_id, account_id } }]);

/** What waits to be sent, what waits longest first. */
export const actsDue = (services: Services, now: number, most: number): Promise<(AccountRef & ActRef)[]> =>
  services.db
    .selectFrom('paypal_acts as d')
    .innerJoin('paypal_items as i', (join) => join.onRef('i.container_id', '=', 'd.container_id').onRef('i._id', '=', 'd.item_id'))
    .select(['d.container_id', 'd._id as act_id', 'i.account_id'])
    .where('d.state', '=', 'waiting')
    .where('d.send_at', '<=', now)
    .where(whereOn('paypal', 'd.container_id'))
    .orderBy('d.send_at')
    .limit(most)
    .execute();

/** One that is still to be sent, and how often the same was said before; undefined: it is over. */
const findWaiting = (services: Services, containerId: string, id: string) =>
  services.inContainer(containerId, async (tx) => {
    const act = await tx
      .selectFrom('paypal_acts')
      .selectAll()
      .where('container_id', '=', containerId)
      .where('_id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (!act) return undefined;
    const { earlier } = await tx
      .selectFrom('paypal_acts')
      .select(({ fn }) => fn.countAll<number>().as('earlier'))
      .where('container_id', '=', containerId)
      .where('dispute_id', '=', act.dispute_id)
      .where('act', '=', act.act)
      .where('note', '=', act.note)
      .where('state', '=', 'sent')
      .executeTakeFirstOrThrow();
    const item = await tx
      .selectFrom('paypal_items')
      .select('currency')
      .where('container_id', '=', containerId)
      .where('_id', '=', act.item_id)
      .executeTakeFirstOrThrow();
    return { act, earlier, currency: item.currency };
  });

const filesOf = async (services: Services, { container_id, files }: ActRow): Promise<OutgoingAct['files']> => {
  const found: OutgoingAct['files'][number][] = [];
  for (const [index, id] of files.entries()) {
    const bytes = await readFileBytes(services, container_id, id, SENT_SIZE);
    const png = bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
    found.push({ name: `evidence-${index + 1}.${png ? 'png' : 'jpg'}`, type: png ? 'image/png' : 'image/jpeg', bytes });
  }
  return found;
};

const outgoing = async (
  services: Services,
  { act, earlier, currency }: NonNullable<Awaited<ReturnType<typeof findWaiting>>>,
): Promise<OutgoingAct> => ({
  key: act._id,
  dispute_id: act.dispute_id,
  act: act.act,
  note: act.note,
  amount: act.amount,
  currency,
  earlier,
  parcel:
    act.tracking_number === null
      ? null
      : { tracking_number: act.tracking_number, courier_code: act.carrier ?? '', courier_name: courierName(act.carrier ?? '') },
  files: await filesOf(services, act),
});

interface Ended {
  readonly account: AccountRow | undefined;
  readonly act: ActRow;
  readonly failure: ConnectorError | null;
  /** The dispute as it is since. */
  readonly dispute: PaypalDisputeFacts | undefined;
}

/** Writes down how sending ended, with what the dispute has become, in one transaction. A place that is away is tried again for as long as it takes. */
const keepEnd = (services: Services, { account, act, failure, dispute }: Ended, now: number): Promise<void> =>
  services.inContainer(act.container_id, async (tx) => {
    const [payment] = await holdItems(tx, act.container_id, '_id', [act.item_id]);
    if (!payment) return;
    const pause = failure?.retry
      ? Math.max(SEND_AGAIN[Math.min(act.failures, SEND_AGAIN.length - 1)] ?? 0, failure.retryAfter ?? 0)
      : undefined;
    const state = !failure ? 'sent' : pause === undefined ? 'failed' : 'waiting';
    await tx
      .updateTable('paypal_acts')
      .set({
        state,
        msg: failure && jsonb(messageOf(failure)),
        ...(failure && { failures: act.failures + 1, send_at: now + (pause ?? 0) }),
      })
      .where('container_id', '=', act.container_id)
      .where('_id', '=', act._id)
      .execute();
    if (payment.order_id !== null && state !== 'waiting')
      await tell(
        tx,
        [
          {
            order_id: payment.order_id,
            code: state === 'sent' ? 'dispute_answered' : 'dispute_answer_failed',
            params: { act: act.act, ...(failure && { reason: failure.message }) },
          },
        ],
        now,
        act.user_id,
      );
    if (account && dispute) await keepDispute(tx, account, dispute, now);
    await tx
      .updateTable('paypal_items')
      .set({ updated_at: now })
      .where('container_id', '=', act.container_id)
      .where('_id', '=', act.item_id)
      .execute();
    await settleItems(tx, act.container_id, [act.item_id], now);
    await tellChanged(tx, act.container_id, ['paypalItems']);
  });

/** What a failure of ours is to whoever asked for the act. */
const failureOf = (error: unknown): ConnectorError | undefined => {
  if (error instanceof ConnectorError) return error.code === 'interrupted' ? undefined : error;
  // A file was removed meanwhile.
  if (error instanceof UserError && error.code === 'NOT_FOUND') return new ConnectorError('file_gone', 'paypal.fileGone');
  return undefined;
};

const sendOne = async (services: Services, ref: AccountRef & ActRef, signal: AbortSignal): Promise<void> => {
  const waiting = await findWaiting(services, ref.container_id, ref.act_id);
  if (!waiting) return;
  const { act } = waiting;
  let account: AccountRow | undefined;
  let ended: Ended;
  try {
    account = await services.inContainer(ref.container_id, (tx) => findAccount(tx, ref));
    const paypal = await openAccount(services, account, signal);
    await paypal.answer(await outgoing(services, waiting));
    ended = { account, act, failure: null, dispute: await paypal.dispute(act.dispute_id).catch(() => undefined) };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    ended = { account, act, failure, dispute: undefined };
  }
  await keepEnd(services, ended, await services.marketNow());
  if (ended.failure?.storeStatus) {
    const { failure } = ended;
    await services.inContainer(ref.container_id, (tx) => notePaypalStatus(tx, ref, failure));
  }
};

const payloadShape = z.object({ container_id: z.string(), act_id: z.string(), account_id: z.string() });

/** Sends what somebody wants done about a dispute, once. */
export const sendAct: Errand = {
  name: ACT,
  priority: -10,
  perform: (services, payload, signal) => sendOne(services, payloadShape.parse(payload), signal),
};
