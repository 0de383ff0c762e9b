import type { OrderAddressInput } from '../../contract/generated/resolvers';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { asIdentity } from '../db/tenancy';
import { stillHolds } from '../kernel/membership';
import { DAY, unixNow } from '../kernel/clock';
import { isBeyondRecall } from '../../domain/sales/fulfilment-order';
import type { RequestContext, Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { hashSecret, newSecret } from '../kernel/secrets';
import { holdOrders, readFacts, type OrderFacts } from './facts';
import { settleOrders } from './settle';
import type { OrderAddress } from './tables';
import { tell } from './timeline';
import { checkAddress, refuseSent, writeAddress } from './update';

/** Seconds a link is good, and how often something may be sent by it that is no address. */
const LINK_LIFE = 14 * DAY;
const MOST_TRIES = 20;

/** Where a link leads; the account site has the page. */
export const ADDRESS_PAGE = '/account/address';

const ASKS_BUYERS = { module: 'order', access: 'update' } as const;

/** A link is good only while its maker may change orders, since they could open it themselves. */
const mayStillAsk = (identity: Kysely<Database>, containerId: string, userId: string): Promise<boolean> =>
  stillHolds(identity, { containerId, userId, rule: ASKS_BUYERS });

const linkOf = (origin: string, secret: string): string => `${origin}${ADDRESS_PAGE}?token=${secret}`;

/** The order, where its address can still change. */
const requireOpen = async (tx: Tx, facts: OrderFacts | undefined): Promise<OrderFacts['order']> => {
  if (!facts) throw new UserError('order.missing', { code: 'NOT_FOUND' });
  await refuseSent(tx, facts.order);
  return facts.order;
};

/** Makes the link by which the buyer of an order says where it goes, in place of any other. `supportId`: the conversation it is sent in. */
export const makeAddressLink = async (
  tx: Tx,
  orderId: string,
  { container, user, origin }: Pick<RequestContext, 'container' | 'user' | 'origin'>,
  now: number,
  supportId: string | null = null,
): Promise<{ readonly url: string; readonly expires_at: number }> => {
  const [facts] = await holdOrders(tx, container._id, [orderId]);
  const order = await requireOpen(tx, facts);
  const [secret, made] = [newSecret(), unixNow()];
  const link = {
    hash: hashSecret(secret),
    made_by: user._id,
    created_at: made,
    expires_at: made + LINK_LIFE,
    support_id: supportId,
    tries: 0,
  };
  await tx
    .insertInto('address_links')
    .values({ ...link, order_id: order._id })
    .onConflict((conflict) => conflict.columns(['container_id', 'order_id']).doUpdateSet(link))
    .execute();
  await tell(tx, [{ order_id: order._id, code: 'address_asked' }], now, user._id);
  return { url: linkOf(origin, secret), expires_at: link.expires_at };
};

/** A link as `makeAddressLink` would give it; throws where it would refuse. Nothing is made. */
export const sampleAddressLink = async (
  tx: Tx,
  orderId: string,
  { container, origin }: Pick<RequestContext, 'container' | 'origin'>,
): Promise<string> => {
  const [facts] = await readFacts(tx, container._id, [orderId]);
  await requireOpen(tx, facts);
  return linkOf(origin, newSecret());
};

export const orderAddressLink: MutationOperations['orderAddressLink'] = operation({
  rule: ASKS_BUYERS,
  // One that is asked for again is another one, and the first is good no more.
  answersSecret: true,
  prepare: (_args, { services }) => services.marketNow(),
  run: (tx, { _id }, context, now) => makeAddressLink(tx, _id.trim(), context, now),
});

/** A link that is still good, and what its page shows. */
export interface OpenLink {
  readonly hash: string;
  readonly containerId: string;
  readonly orderId: string;
  readonly number: string;
  readonly store: string;
  readonly address: OrderAddress;
}

/** The order whose buyer gives an address. */
export interface GivenFor {
  readonly containerId: string;
  readonly order: { readonly _id: string; readonly number: string };
  /** The conversation the link was sent in. */
  readonly supportId: string | null;
}

/** Holds the conversation an address belongs to, and gives what keeps it there. */
export type HoldForAddress = (tx: Tx, given: GivenFor) => Promise<(address: OrderAddress, now: number) => Promise<void>>;

/** The link of a secret, in the container it belongs to; undefined when it is unknown, too old or used. */
export const findAddressLink = async ({ db }: Pick<Services, 'db'>, containerId: string, secret: string): Promise<OpenLink | undefined> => {
  const row = await db
    .selectFrom('address_links as l')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'l.container_id').onRef('o._id', '=', 'l.order_id'))
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'o.container_id').onRef('s._id', '=', 'o.store_id'))
    .select(['l.hash', 'l.container_id', 'l.made_by', 'o._id', 'o.number', 'o.address', 'o.buyer', 's.sto_name'])
    .where('l.hash', '=', hashSecret(secret))
    .where('l.expires_at', '>', unixNow())
    .where('l.tries', '<', MOST_TRIES)
    .where('l.container_id', '=', containerId)
    .executeTakeFirst();
  if (!row || !(await mayStillAsk(db, row.container_id, row.made_by))) return undefined;
  return {
    hash: row.hash,
    containerId: row.container_id,
    orderId: row._id,
    number: row.number,
    store: row.sto_name,
    address: row.address ?? row.buyer,
  };
};

/** The reason an order cannot go elsewhere any more, for its buyer to read; undefined: it still can. */
export const goneFor = async (services: Services, { containerId, orderId }: OpenLink): Promise<'made' | 'shipped' | undefined> =>
  services.inContainer(containerId, async (tx) => {
    const fos = await tx
      .selectFrom('fulfilment_orders')
      .select('status')
      .where('container_id', '=', containerId)
      .where('order_id', '=', orderId)
      .execute();
    if (!fos.some(({ status }) => isBeyondRecall(status))) return undefined;
    return fos.some(({ status }) => status === 'shipped') ? 'shipped' : 'made';
  });

/** Writes down that something was sent by a link, before it is looked at. */
export const noteTry = async ({ db }: Pick<Services, 'db'>, { hash }: OpenLink): Promise<void> => {
  await db
    .updateTable('address_links')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('hash', '=', hash)
    .execute();
};

/** Has an order go where its buyer says, and uses the link up; `hold` keeps the address for people to read. False when it was used meanwhile. Throws one sentence for what is no address. */
export const useAddressLink = async (
  services: Services,
  link: OpenLink,
  input: OrderAddressInput,
  hold: HoldForAddress,
): Promise<boolean> => {
  const now = await services.marketNow();
  return services.inContainer(link.containerId, async (tx) => {
    const named = await tx.selectFrom('address_links').select('support_id').where('hash', '=', link.hash).executeTakeFirst();
    const { containerId, orderId, number } = link;
    // Conversations are held before orders, wherever both are.
    const keep = await hold(tx, { containerId, order: { _id: orderId, number }, supportId: named?.support_id ?? null });
    const [facts] = await holdOrders(tx, link.containerId, [link.orderId]);
    const used = await tx.deleteFrom('address_links').where('hash', '=', link.hash).returning('made_by').executeTakeFirst();
    if (!facts || !used) return false;
    if (!(await asIdentity(tx, (identity) => mayStillAsk(identity, link.containerId, used.made_by)))) return false;
    await refuseSent(tx, facts.order);
    await writeAddress(tx, facts.order, input, now);
    await tell(tx, [{ order_id: link.orderId, code: 'address_given' }], now);
    await settleOrders(tx, link.containerId, [link.orderId], now);
    await keep(checkAddress(input), now);
    return true;
  });
};
