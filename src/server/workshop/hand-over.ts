import type { HandOver } from '../../contract/generated/resolvers';
import { PROVIDERS } from '../../domain/providers';
import { MOST_HANDED } from '../../domain/sales/work-queue';
import { ConnectorError } from '../connectors/connector';
import { ordersCsv } from '../connectors/providers/orders-csv';
import type { OutgoingOrder } from '../connectors/providers/provider';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { fulfilmentNamed, type FulfilmentRow } from '../fulfilments/rows';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { outgoingOf } from '../making/outgoing';
import { reject } from '../making/submit';
import { barely, writeTold } from '../making/told';
import { holdOrders, type OrderFacts } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import type { FulfilmentOrderRow } from '../sales/tables';
import { queued, stageOf, stageSql } from './queue';

interface Handed {
  readonly facts: OrderFacts;
  readonly fo: FulfilmentOrderRow;
  readonly sent: OutgoingOrder;
}

/** What an order is handed over as; null: the provider does not make all of it, and the order was told so. */
const outgoing = async (
  tx: Tx,
  { facts, fo }: Omit<Handed, 'sent'>,
  fulfilment: FulfilmentRow,
  origin: string,
  now: number,
): Promise<Handed | null> => {
  try {
    return { facts, fo, sent: fo.status === 'scheduled' || !fo.sent ? await outgoingOf(tx, facts, fo, fulfilment, origin) : fo.sent };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    await reject(tx, fo, error, fulfilment.name, now);
    return null;
  }
};

const isWaiting = (fo: FulfilmentOrderRow, fulfilmentId: string, now: number): boolean =>
  fo.fulfilment_id === fulfilmentId &&
  stageOf('csv', fo) === 'waiting' &&
  (fo.status !== 'scheduled' || (fo.submit_at !== null && fo.submit_at <= now));

/** From now on the provider has it. */
const keep = async (tx: Tx, { facts, fo, sent }: Handed, fulfilment: FulfilmentRow, handOver: string, now: number, by: string) => {
  const status = fo.status === 'scheduled' ? 'submitting' : fo.status;
  await tx
    .updateTable('fulfilment_orders')
    .set({ status, sent: jsonb(sent), hand_over_id: handOver, updated_at: now })
    .where('container_id', '=', fo.container_id)
    .where('_id', '=', fo._id)
    .execute();
  const order = barely(fo, 'submitted');
  if (status === 'submitting') await writeTold(tx, { facts, fo: { ...fo, status }, fulfilment, order, now, lookAgainAt: null, by });
};

type Row = Pick<HandOver, '_id' | 'fulfilment_id' | 'orders' | 'csv' | 'created_at'>;

const shown = (row: Row, { name }: Pick<FulfilmentRow, 'name'>): HandOver => {
  const at = new Date(row.created_at * 1000).toISOString().slice(0, 16).replace(/[:T]/gu, '-');
  return { ...row, name: `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${at}.csv` };
};

/** Everything that waits goes into one file and is the provider's, or nothing is: a second one finds nothing of it. */
export const makeHandOver: MutationOperations['makeHandOver'] = operation({
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { fulfilment_id }, { container, user, origin }, now) => {
    const fulfilment = await fulfilmentNamed(tx, container._id, fulfilment_id);
    const provider = PROVIDERS[fulfilment.type];
    if (provider.orders !== 'csv') throw new UserError('handOver.noFiles', { field: 'fulfilment_id', values: { provider: provider.name } });
    const waiting = await queued(tx, container._id)
      .where('fo.fulfilment_id', '=', fulfilment._id)
      .where('fo.status', 'in', ['scheduled', 'submitted', 'production', 'held'])
      .where(stageSql(now), '=', 'waiting')
      .select('fo.order_id')
      .orderBy('fo.submit_at')
      .orderBy('fo._id')
      .limit(MOST_HANDED)
      .execute();
    const orderIds = [...new Set(waiting.map(({ order_id }) => order_id))].toSorted();
    const handed: Handed[] = [];
    for (const facts of await holdOrders(tx, container._id, orderIds)) {
      for (const fo of facts.fos.filter((each) => isWaiting(each, fulfilment._id, now))) {
        const one = await outgoing(tx, { facts, fo }, fulfilment, fulfilment.origin ?? origin, now);
        if (one) handed.push(one);
      }
    }
    if (handed.length === 0) throw new UserError('handOver.nothing', { code: 'CONFLICT', values: { name: fulfilment.name } });
    const row = {
      _id: newId(),
      fulfilment_id: fulfilment._id,
      orders: handed.length,
      csv: ordersCsv(handed.map(({ sent }) => sent)),
      created_at: now,
    };
    await tx
      .insertInto('hand_overs')
      .values({ ...row, user_id: user._id })
      .execute();
    for (const one of handed) await keep(tx, one, fulfilment, row._id, now, user._id);
    await settleOrders(tx, container._id, orderIds, now);
    return shown(row, fulfilment);
  },
});

export const handOver: QueryOperations['handOver'] = {
  rule: { module: 'order', access: 'view' },
  run: async (tx, { _id }, { container }) => {
    const row = await tx
      .selectFrom('hand_overs as h')
      .innerJoin('fulfilments as f', (join) => join.onRef('f.container_id', '=', 'h.container_id').onRef('f._id', '=', 'h.fulfilment_id'))
      .where('h.container_id', '=', container._id)
      .where('h._id', '=', _id.trim())
      .select(['h._id', 'h.fulfilment_id', 'h.orders', 'h.csv', 'h.created_at', 'f.name'])
      .executeTakeFirst();
    if (!row) throw new UserError('handOver.missing', { code: 'NOT_FOUND' });
    const { name, ...file } = row;
    return shown(file, { name });
  },
};
