import { z } from 'zod';
import { PROVIDERS } from '../../domain/providers';
import { AT_PROVIDER, chargedFor, requireMove } from '../../domain/sales/fulfilment-order';
import { ConnectorError } from '../connectors/connector';
import type { AnyProvider } from '../connectors/providers/registry';
import { findAccount, openFulfilment } from '../fulfilments/account';
import { accountQueue } from '../kernel/account-queue';
import type { FulfilmentRow } from '../fulfilments/rows';
import { noteAccountStatus, noteBalance } from '../fulfilments/status';
import { jsonb } from '../db/json';
import { notify } from '../inbox/notify';
import type { Errand } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import type { Services, Tx } from '../kernel/context';
import { enqueueCancel } from '../sales/fo-cancels';
import type { FulfilmentOrderRow } from '../sales/tables';
import { settleOrders } from '../sales/settle';
import { tell } from '../sales/timeline';
import { doOneByOne } from '../connectors/one-by-one';
import { holdFo } from './fo';
import { enqueueSubmit } from './submit';
import { applyTold, bookCharge, lookEvery } from './told';
import { lostAt } from './words';
import { settleWaiting } from './waiting';

const LOOK = 'look_at_fulfilment';

/** Orders one errand looks at; the rest are another's. */
const AT_ONCE = 40;

/** What is looked at: with a provider, or perhaps. */
export const LOOKED_AT = [...AT_PROVIDER, 'submitting', 'unknown', 'cancelling'] as const;

export const enqueueLook = (tx: Tx, fulfilmentId: string): Promise<void> =>
  enqueue(tx, [
    {
      task: LOOK,
      queue: accountQueue(fulfilmentId),
      // Whatever is to be sent goes first.
      priority: 5,
      key: `look:${fulfilmentId}`,
      payload: { fulfilment_id: fulfilmentId },
    },
  ]);

const readDue = (tx: Tx, { container_id, _id }: FulfilmentRow, now: number): Promise<FulfilmentOrderRow[]> =>
  tx
    .selectFrom('fulfilment_orders')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('fulfilment_id', '=', _id)
    .where('status', 'in', LOOKED_AT)
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(AT_ONCE)
    .execute();

/** They are looked at again later, whatever comes of it. */
const putOff = async (tx: Tx, containerId: string, ids: readonly string[], until: number): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('fulfilment_orders')
    .set({ next_look_at: until })
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
};

const isAt = ({ status }: FulfilmentOrderRow): boolean => AT_PROVIDER.some((each) => each === status);

/** Looks in a row at which a provider may know nothing of an order: a list may lag behind. */
const MISSED = 2;

/** The provider knows nothing of it by its own id: at the second look it is looked for by our reference, and is unclear if nothing is there either. */
const missedOne = async (services: Services, fulfilment: FulfilmentRow, due: FulfilmentOrderRow): Promise<void> => {
  const now = await services.marketNow();
  await services.inContainer(due.container_id, async (tx) => {
    const held = await holdFo(tx, { container_id: due.container_id, fo_id: due._id });
    if (!held || !isAt(held.fo)) return;
    const { facts, fo } = held;
    const missed = fo.missed_looks + 1;
    const isLost = missed >= MISSED;
    const reason = lostAt(fulfilment.type, fo.external_id ?? '–', fo.reference);
    await tx
      .updateTable('fulfilment_orders')
      .set({ missed_looks: missed, ...(isLost && { status: 'unknown' as const, msg: jsonb(reason), updated_at: now }) })
      .where('container_id', '=', fo.container_id)
      .where('_id', '=', fo._id)
      .execute();
    if (!isLost) return;
    requireMove(fo.status, 'unknown', 'provider');
    // What the wallet paid stays paid until somebody knows.
    await bookCharge(tx, fo, -chargedFor(fo));
    await tell(tx, [{ order_id: fo.order_id, code: 'fo_lost', params: { fo: fo._id, fulfilment: fulfilment.name } }], now);
    const params = { number: facts.order.number, reason: [reason] };
    await notify(tx, { type: 'Order', code: 'order-at-provider', module: 'order', params, referent: fo.order_id });
    await settleOrders(tx, fo.container_id, [fo.order_id], now);
  });
};

const lookAtOne = async (services: Services, account: AnyProvider, fulfilment: FulfilmentRow, due: FulfilmentOrderRow): Promise<void> => {
  const byReference = due.missed_looks + 1 >= MISSED ? () => account.find({ ...due, external_id: null }) : () => Promise.resolve(null);
  const order = (await account.find(due)) ?? (await byReference());
  if (!order) return missedOne(services, fulfilment, due);
  const now = await services.marketNow();
  await services.inContainer(due.container_id, async (tx) => {
    const held = await holdFo(tx, { container_id: due.container_id, fo_id: due._id });
    // What somebody does with it meanwhile tells by itself how it stands.
    if (!held || !isAt(held.fo)) return;
    await applyTold(tx, { ...held, fulfilment, order, now, lookAgainAt: now + lookEvery(services) });
  });
};

/** What is left there; where that is another amount, orders that waited for it may go on. */
const lookAtBalance = async (services: Services, account: AnyProvider, fulfilment: FulfilmentRow): Promise<void> => {
  const balance = await account.balance?.();
  if (!balance) return;
  const changed = await services.inContainer(fulfilment.container_id, (tx) => noteBalance(tx, fulfilment, balance));
  if (changed) await settleWaiting(services, fulfilment.container_id, ['paid']);
};

const noteStatus = async (services: Services, fulfilment: FulfilmentRow, outcome: 'Valid' | ConnectorError): Promise<void> => {
  const matters = await services.inContainer(fulfilment.container_id, (tx) => noteAccountStatus(tx, fulfilment, outcome));
  if (matters) await settleWaiting(services, fulfilment.container_id, ['matched']);
};

const look = async (services: Services, containerId: string, fulfilmentId: string, signal: AbortSignal): Promise<void> => {
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(containerId, work);
  const now = await services.marketNow();
  const later = now + lookEvery(services);
  const fulfilment = await inContainer((tx) => findAccount(tx, containerId, fulfilmentId));
  const due = await inContainer(async (tx) => {
    const rows = await readDue(tx, fulfilment, now);
    const ids = rows.map(({ _id }) => _id);
    await putOff(tx, containerId, ids, later);
    for (const fo of rows) {
      if (fo.status === 'submitting' || fo.status === 'unknown') await enqueueSubmit(tx, [fo]);
      if (fo.status === 'cancelling') await enqueueCancel(tx, [fo]);
    }
    return rows;
  });
  if (PROVIDERS[fulfilment.type].orders !== 'api') return;
  try {
    const { account } = await openFulfilment(services, fulfilment, signal);
    const looks = [
      () => lookAtBalance(services, account, fulfilment),
      ...due.filter(isAt).map((fo) => () => lookAtOne(services, account, fulfilment, fo)),
    ];
    // What fails is put off already, as all that is due.
    const { disturbance } = await doOneByOne(LOOK, looks, signal, (lookAt) => lookAt());
    await noteStatus(services, fulfilment, disturbance ?? 'Valid');
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof ConnectorError)) throw error;
    return noteStatus(services, fulfilment, error);
  }
  if (due.length === AT_ONCE) await inContainer((tx) => enqueueLook(tx, fulfilmentId));
};

const payloadShape = z.object({ container_id: z.string(), fulfilment_id: z.string() });

/** Looks how a provider's orders stand, and what is left there. */
export const lookAtFulfilment: Errand = {
  name: LOOK,
  priority: 5,
  perform: async (services, payload, signal) => {
    const { container_id, fulfilment_id } = payloadShape.parse(payload);
    try {
      await look(services, container_id, fulfilment_id, signal);
    } catch (error) {
      // It was removed: there is nobody to ask.
      if (!(error instanceof ConnectorError && error.code === 'fulfilment_gone')) throw error;
    }
  },
};
