import { languageOfCountry } from '../../domain/languages';
import { parcelPage } from '../../domain/sales/couriers';
import type { VARIABLES } from '../../domain/support/variables';
import type { SignedInUser, Tx } from '../kernel/context';
import { readDesk } from '../sales/desk';
import { peopleOf } from '../sales/rows';
import type { SupportRow } from './tables';

type Variables = Readonly<Partial<Record<(typeof VARIABLES)[number], string>>>;

/** A day as a letter says it, in the language of the country the order goes to. */
const dayInWords = (seconds: number, timeZone: string, country: string): string =>
  new Intl.DateTimeFormat(languageOfCountry(country), { dateStyle: 'long', timeZone }).format(seconds * 1000);

const ofOrder = async (tx: Tx, containerId: string, orderId: string): Promise<Variables> => {
  const order = await tx
    .selectFrom('orders')
    .select(['number', 'ship_by', 'buyer', 'address'])
    .where('container_id', '=', containerId)
    .where('_id', '=', orderId)
    .executeTakeFirst();
  if (!order) return {};
  const lines = await tx
    .selectFrom('order_lines')
    .select(['name', 'quantity'])
    .where('container_id', '=', containerId)
    .where('order_id', '=', orderId)
    .where('quantity', '>', 0)
    .orderBy('place')
    .execute();
  const parcel = await tx
    .selectFrom('trackings')
    .select(['tracking_number', 'courier_code', 'tracking_url'])
    .where('container_id', '=', containerId)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { zone } = await readDesk(tx, containerId);
  const url = parcel && parcelPage(parcel);
  return {
    'buyer.first_name': order.buyer.first_name,
    'order.number': order.number,
    'order.items': lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    ...(order.ship_by !== null && { 'order.ship_by': dayInWords(order.ship_by, zone, (order.address ?? order.buyer).country) }),
    ...(parcel && { 'tracking.number': parcel.tracking_number }),
    ...(url && { 'tracking.url': url }),
  };
};

/** What a canned reply in a conversation is filled in with; what nobody knows is left out. `user` null: the store itself answers. */
export const readVariables = async (
  tx: Tx,
  support: Pick<SupportRow, 'container_id' | 'store_id' | 'order_id' | 'buyer_name'>,
  user: SignedInUser | null,
): Promise<Variables> => {
  const store = await tx
    .selectFrom('stores')
    .select('sto_name')
    .where('container_id', '=', support.container_id)
    .where('_id', '=', support.store_id)
    .executeTakeFirst();
  const agent = user ? ((await peopleOf(tx, support.container_id, [user._id]))(user._id)?.name ?? user.email) : (store?.sto_name ?? '');
  const first = support.buyer_name.trim().split(/\s+/u)[0] ?? '';
  const known = {
    'buyer.first_name': first,
    ...(support.order_id !== null && (await ofOrder(tx, support.container_id, support.order_id))),
    'store.name': store?.sto_name ?? '',
    'agent.name': agent,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value.trim() !== ''));
};
