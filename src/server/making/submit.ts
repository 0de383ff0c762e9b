import { z } from 'zod';
import type { LabelFault } from '../../domain/postal/shipping-label';
import { PROVIDERS } from '../../domain/providers';
import { isStuck, requireMove, SEND_AGAIN } from '../../domain/sales/fulfilment-order';
import { ConnectorError } from '../connectors/connector';
import { keyOf, stillAtWork } from '../connectors/providers/order-effects';
import type { OutgoingOrder, ProviderOrder } from '../connectors/providers/provider';
import { isDatabaseAway } from '../db/database-away';
import { jsonb } from '../db/json';
import { findAccount, openFulfilment } from '../fulfilments/account';
import { accountQueue } from '../kernel/account-queue';
import type { FulfilmentRow } from '../fulfilments/rows';
import { noteAccountStatus } from '../fulfilments/status';
import type { Errand } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import type { Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import { mayHaveActed } from '../outside/ledger';
import { readMarket } from '../sales/facts';
import { destinationOf } from '../sales/line-address';
import { settleOrders } from '../sales/settle';
import type { FulfilmentOrderRow } from '../sales/tables';
import { tell } from '../sales/timeline';
import { holdFor, releaseHold } from '../wallet/fo-money';
import { labelFor } from './address-check';
import { holdFo, type FoRef } from './fo';
import { listedCost, outgoingOf } from './outgoing';
import { checkAtStore, type StoreWait } from './store-check';
import { applyTold, barely, lookEvery } from './told';
import { messageOf } from '../jobs/message';

const SUBMIT_FO = 'submit_fo';

/** Has fulfilment orders sent, or looked for where they may have been. */
export const enqueueSubmit = (tx: Tx, fos: readonly Pick<FulfilmentOrderRow, '_id' | 'fulfilment_id'>[], delay = 0): Promise<void> =>
  enqueue(
    tx,
    fos.map(({ _id, fulfilment_id }) => ({
      task: SUBMIT_FO,
      queue: accountQueue(fulfilment_id),
      priority: 0,
      key: `submit:${_id}`,
      payload: { fo_id: _id },
    })),
    delay,
  );

/** Seconds until the next try after so many failures in a row; the last pause is repeated. */
const pauseAfter = (failures: number, { retryAfter = 0 }: Pick<ConnectorError, 'retryAfter'>): number =>
  Math.max(retryAfter, SEND_AGAIN[Math.min(failures, SEND_AGAIN.length) - 1] ?? 0) * (1 + Math.random() / 5);

type Writing = Partial<Pick<FulfilmentOrderRow, 'status' | 'failures' | 'submit_at' | 'next_look_at'>> & {
  readonly sent?: OutgoingOrder;
  readonly msg?: FulfilmentOrderRow['msg'];
};

/** Writes of a fulfilment order what is given. */
const write = async (tx: Tx, fo: FulfilmentOrderRow, { sent, msg, ...columns }: Writing, now: number): Promise<void> => {
  if (columns.status) requireMove(fo.status, columns.status, 'clock', 'provider');
  await tx
    .updateTable('fulfilment_orders')
    .set({
      ...columns,
      ...(sent && { sent: jsonb(sent) }),
      ...(msg !== undefined && { msg: msg && jsonb(msg) }),
      updated_at: now,
    })
    .where('container_id', '=', fo.container_id)
    .where('_id', '=', fo._id)
    .execute();
  // What may be at the provider is paid for there: the money for it waits as long.
  if (columns.status === 'scheduled' || columns.status === 'rejected') await releaseHold(tx, fo);
};

/** What is to be done next with a fulfilment order: it goes out as it was written down before, or it is looked for. */
interface Step {
  readonly fo: FulfilmentOrderRow;
  readonly fulfilment: FulfilmentRow;
  readonly act: 'send' | 'look';
  readonly sent: OutgoingOrder;
}

type Opened = Awaited<ReturnType<typeof openFulfilment>> | null;

/** The account; null where orders are handed over otherwise than over an interface. */
const open = (services: Services, row: FulfilmentRow, signal: AbortSignal): Promise<Opened> =>
  PROVIDERS[row.type].orders === 'api' ? openFulfilment(services, row, signal) : Promise.resolve(null);

/** The provider will not have it, whatever we do: somebody else may. */
export const reject = async (tx: Tx, fo: FulfilmentOrderRow, failure: ConnectorError, fulfilment: string, now: number): Promise<void> => {
  await write(tx, fo, { status: 'rejected', msg: messageOf(failure), next_look_at: null }, now);
  await tell(tx, [{ order_id: fo.order_id, code: 'fo_rejected', params: { fo: fo._id, fulfilment, reason: failure.message } }], now);
  await settleOrders(tx, fo.container_id, [fo.order_id], now);
};

/** The order waits at its address for a person; its fulfilment orders follow that. */
const waitForAddress = async (tx: Tx, { container_id, order_id }: FulfilmentOrderRow, code: LabelFault, now: number): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ address_state: 'invalid', address_code: code, updated_at: now })
    .where('container_id', '=', container_id)
    .where('_id', '=', order_id)
    .execute();
  await settleOrders(tx, container_id, [order_id], now);
};

/** Takes an order in hand that is due: from now on it may be at the provider. What cannot be sent at all is refused here. */
const takeInHand = async (tx: Tx, services: Services, ref: FoRef, opened: Opened, now: number): Promise<Step | undefined> => {
  const held = await holdFo(tx, ref);
  if (!held) return undefined;
  const { facts, fo } = held;
  const fulfilment = await findAccount(tx, ref.container_id, fo.fulfilment_id);
  if (fo.status === 'submitting' || fo.status === 'unknown')
    return fo.sent ? { fo, fulfilment, sent: fo.sent, act: fo.status === 'unknown' ? 'look' : 'send' } : undefined;
  // A person hands it over.
  if (PROVIDERS[fulfilment.type].orders === 'csv') return undefined;
  if (fo.status !== 'scheduled' || fo.submit_at === null || fo.submit_at > now || isStuck(fo)) return undefined;
  // Another provider may have been chosen since its address was checked.
  const { fault } = labelFor(destinationOf(facts, fo), fulfilment.type, facts.order);
  if (fault !== null) {
    await waitForAddress(tx, fo, fault, now);
    return undefined;
  }
  try {
    const sent = await outgoingOf(tx, facts, fo, fulfilment, opened?.origin ?? fulfilment.origin);
    if (fulfilment.settle === 'wallet')
      await holdFor(tx, fo, listedCost(facts, fo, fulfilment, await readMarket(tx, fo.container_id, facts.lines)));
    await write(tx, fo, { status: 'submitting', sent, next_look_at: now + lookEvery(services) }, now);
    return { fo: { ...fo, status: 'submitting' }, fulfilment, act: 'send', sent };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    await reject(tx, fo, error, fulfilment.name, now);
    return undefined;
  }
};

/** Writes down what came of it, if nobody did meanwhile. */
const end = (services: Services, ref: FoRef, work: (tx: Tx, held: NonNullable<Awaited<ReturnType<typeof holdFo>>>) => Promise<void>) =>
  services.inContainer(ref.container_id, async (tx) => {
    const held = await holdFo(tx, ref);
    if (held && (held.fo.status === 'submitting' || held.fo.status === 'unknown')) await work(tx, held);
  });

/** It is at the provider, or was refused there. */
const arrived = async (services: Services, ref: FoRef, fulfilment: FulfilmentRow, order: ProviderOrder): Promise<void> => {
  const now = await services.marketNow();
  await end(services, ref, async (tx, { facts, fo }) => {
    if (fo.status === 'unknown')
      await tell(tx, [{ order_id: fo.order_id, code: 'fo_found', params: { fo: fo._id, fulfilment: fulfilment.name } }], now);
    const looks = PROVIDERS[fulfilment.type].orders === 'api';
    await applyTold(tx, { facts, fo, fulfilment, order, now, lookAgainAt: looks ? now + lookEvery(services) : null });
    await noteAccountStatus(tx, fulfilment, 'Valid');
  });
};

/**
 * The provider does not have it, and nothing that was asked before is on its way any more: it waits to be sent as before. What it had before and has
 * no more may have been made, so a person decides; it is looked for at the next look.
 */
const notThere = async (services: Services, ref: FoRef): Promise<void> => {
  const now = await services.marketNow();
  await end(services, ref, async (tx, { fo }) => {
    if (fo.submitted_at !== null) return write(tx, fo, { failures: 0, next_look_at: now + lookEvery(services) }, now);
    await write(tx, fo, { status: 'scheduled', failures: 0, msg: null, next_look_at: null }, now);
    await settleOrders(tx, fo.container_id, [fo.order_id], now);
    await enqueueSubmit(tx, [fo]);
  });
};

/** What a failed try leaves behind: nothing is sent again blindly that may have arrived. */
const failed = async (services: Services, ref: FoRef, { fulfilment }: Step, failure: ConnectorError): Promise<void> => {
  const now = await services.marketNow();
  await end(services, ref, async (tx, { fo }) => {
    const acted = await mayHaveActed(tx, ref.container_id, fulfilment._id, keyOf(fo));
    const again = failure.retry || failure.storeStatus !== undefined;
    if (!acted && !again) return reject(tx, fo, failure, fulfilment.name, now);
    const failures = failure.retry ? fo.failures + 1 : SEND_AGAIN.length + 1;
    const next = { failures, msg: messageOf(failure) };
    if (acted) await write(tx, fo, { ...next, status: 'unknown', next_look_at: now + lookEvery(services) }, now);
    else await write(tx, fo, { ...next, status: 'scheduled', next_look_at: null }, now);
    const isNew = acted && fo.status !== 'unknown';
    const params = { fo: fo._id, fulfilment: fulfilment.name, reason: failure.message };
    await tell(tx, isNew ? [{ order_id: fo.order_id, code: 'fo_unknown', params }] : [], now);
    if (!failure.retry) await noteAccountStatus(tx, fulfilment, failure);
    await settleOrders(tx, fo.container_id, [fo.order_id], now);
    if (acted || failures <= SEND_AGAIN.length) await enqueueSubmit(tx, [fo], pauseAfter(failures, failure));
  });
};

/** Sends it, or reads back whether it was; where it may be on its way still, somebody has to look again in so many seconds. */
const ask = async ({ fo, act, sent }: Step, opened: Opened): Promise<ProviderOrder | 'not there' | { readonly wait: number }> => {
  if (!opened) return barely(fo, 'submitted');
  if (act === 'look') {
    const wait = (await stillAtWork(opened.ledger, fo)) / 1000;
    if (wait > 0) return { wait };
    const there = await opened.account.find(fo);
    if (!there) return 'not there';
    // It went on by itself once; there is nothing to finish.
    if (fo.submitted_at !== null) return there;
  }
  // Where it is there, this only says so, and goes on with what was left half done.
  return opened.account.submit(sent);
};

/** Whether it would be sent now, if nothing speaks against it. */
const isDue = (fo: FulfilmentOrderRow, { type }: FulfilmentRow, now: number): boolean =>
  fo.status === 'scheduled' && fo.submit_at !== null && fo.submit_at <= now && !isStuck(fo) && PROVIDERS[type].orders !== 'csv';

/** It stays scheduled, says why, and is tried again for as long as that holds: the store itself tells people that it does not answer. */
const waitForStore = async (services: Services, ref: FoRef, { msg, retryAfter }: StoreWait): Promise<void> => {
  const now = await services.marketNow();
  await services.inContainer(ref.container_id, async (tx) => {
    const held = await holdFo(tx, ref);
    if (held?.fo.status !== 'scheduled' || isStuck(held.fo)) return;
    const failures = Math.min(held.fo.failures + 1, SEND_AGAIN.length);
    await write(tx, held.fo, { failures, msg }, now);
    await enqueueSubmit(tx, [held.fo], pauseAfter(failures, { retryAfter }));
  });
};

const submit = async (services: Services, ref: FoRef, signal: AbortSignal): Promise<void> => {
  const now = await services.marketNow();
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(ref.container_id, work);
  const found = await inContainer(async (tx) => (await holdFo(tx, ref)) ?? null);
  if (!found) return;
  const fulfilmentId = found.fo.fulfilment_id;
  let step: Step | undefined;
  try {
    const row = await inContainer((tx) => findAccount(tx, ref.container_id, fulfilmentId));
    const opened = await open(services, row, signal);
    const wait = isDue(found.fo, row, now) ? await checkAtStore(services, found.facts.order, signal) : null;
    if (wait) return await waitForStore(services, ref, wait);
    step = await inContainer((tx) => takeInHand(tx, services, ref, opened, now));
    if (!step) return;
    const answer = await ask(step, opened);
    if (answer === 'not there') return await notThere(services, ref);
    if ('wait' in answer) {
      const { fo } = step;
      return await inContainer((tx) => enqueueSubmit(tx, [fo], answer.wait));
    }
    await arrived(services, ref, step.fulfilment, answer);
  } catch (error) {
    // Whoever comes next finds it as it is, and looks first.
    if (signal.aborted || isDatabaseAway(error)) throw error;
    if (!step) {
      if (error instanceof UserError && error.refusal === 'wallet.short') return unpaid(services, ref, error);
      if (!(error instanceof ConnectorError)) throw error;
      return unopened(services, ref, error);
    }
    const failure =
      error instanceof ConnectorError
        ? error
        : new ConnectorError('internal', 'request.fault', { values: { id: logFault(SUBMIT_FO, error) }, retry: true });
    await failed(services, ref, step, failure);
  }
};

/** Nobody can be asked: the fulfilment is gone, or its provider takes nothing from here. */
const unopened = async (services: Services, ref: FoRef, failure: ConnectorError): Promise<void> => {
  const now = await services.marketNow();
  await services.inContainer(ref.container_id, async (tx) => {
    const held = await holdFo(tx, ref);
    if (held?.fo.status === 'scheduled') await reject(tx, held.fo, failure, '', now);
  });
};

/** Another order was quicker and took what the wallet had: it waits at its gate, or for a person where the gate does not see why. */
const unpaid = async (services: Services, ref: FoRef, { refusal, values, message }: UserError): Promise<void> => {
  const now = await services.marketNow();
  await services.inContainer(ref.container_id, async (tx) => {
    const held = await holdFo(tx, ref);
    if (held?.fo.status !== 'scheduled') return;
    await settleOrders(tx, ref.container_id, [held.fo.order_id], now);
    const after = await holdFo(tx, ref);
    if (after?.fo.status !== 'scheduled') return;
    await write(tx, after.fo, { failures: SEND_AGAIN.length + 1, msg: { code: 'wallet_short', msg: message, refusal, values } }, now);
    await settleOrders(tx, ref.container_id, [held.fo.order_id], now);
  });
};

const refShape = z.object({ container_id: z.string(), fo_id: z.string() });

/** Makes a provider hold a fulfilment order exactly once, whatever happens between any two steps. */
export const submitFo: Errand = {
  name: SUBMIT_FO,
  priority: 0,
  perform: (services, payload, signal) => submit(services, refShape.parse(payload), signal),
};
