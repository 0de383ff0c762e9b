import type { SupportInput } from '../../contract/generated/resolvers';
import { plainSubject } from '../../domain/support/subject';
import { NEW_STANDING } from '../../domain/support/standing';
import { isEmail } from '../../domain/stores/store-values';
import { newId } from '../db/ids';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { tell } from '../sales/timeline';
import { findSupports } from './rows';
import { channelOfNew } from './shop/way';

interface Buyer {
  readonly store_id: string;
  readonly order_id: string | null;
  readonly buyer_name: string;
  readonly buyer_email: string | null;
}

const ofOrder = async (tx: Tx, containerId: string, orderId: string, params: SupportInput): Promise<Buyer> => {
  const order = await tx
    .selectFrom('orders')
    .select(['_id', 'store_id', 'buyer'])
    .where('container_id', '=', containerId)
    .where('_id', '=', orderId)
    .executeTakeFirst();
  if (!order) throw new UserError('order.missing', { code: 'NOT_FOUND', field: 'params.order_id' });
  const { first_name, last_name, email } = order.buyer;
  return {
    store_id: order.store_id,
    order_id: order._id,
    buyer_name: params.name?.trim() || `${first_name} ${last_name}`.trim(),
    buyer_email: (params.email?.trim() || email?.trim())?.toLowerCase() || null,
  };
};

const ofStore = async (tx: Tx, containerId: string, { store_id, name, email }: SupportInput): Promise<Buyer> => {
  const store = await tx
    .selectFrom('stores')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('_id', '=', store_id?.trim() ?? '')
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!store) throw new UserError('store.missing', { code: 'NOT_FOUND', field: 'params.store_id' });
  return { store_id: store._id, order_id: null, buyer_name: name?.trim() ?? '', buyer_email: email?.trim().toLowerCase() || null };
};

/** Begins a conversation: nothing is to be answered in it yet. */
export const makeSupport: MutationOperations['makeSupport'] = operation({
  rule: { module: 'messenger', access: 'add' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { params }, { container, user }, now) => {
    const subject = plainSubject(params.subject);
    if (subject === '') throw new UserError('support.subjectMissing', { field: 'params.subject' });
    const orderId = params.order_id?.trim();
    const buyer = await (orderId ? ofOrder(tx, container._id, orderId, params) : ofStore(tx, container._id, params));
    if (params.email?.trim() && !isEmail(params.email.trim())) throw new UserError('support.badEmail', { field: 'params.email' });
    const channel = await channelOfNew(tx, { container_id: container._id, ...buyer });
    if (channel === 'mail' && buyer.buyer_email === null) throw new UserError('support.noAddress', { field: 'params.email' });
    const _id = newId();
    const begun = { ...NEW_STANDING, status: 'Inprocess', assignee: user._id } as const;
    await tx
      .insertInto('supports')
      .values({ _id, ...buyer, channel, subject, ...begun, last_message_at: now, created_at: now, updated_at: now })
      .execute();
    if (buyer.order_id !== null)
      await tell(tx, [{ order_id: buyer.order_id, code: 'support_opened', params: { support: _id, subject } }], now, user._id);
    const [made] = await findSupports(tx, container._id, [_id], now);
    if (!made) throw new UserError('support.missing', { code: 'NOT_FOUND' });
    return made;
  },
});
