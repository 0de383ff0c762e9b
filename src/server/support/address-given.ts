import { buyerWrote } from '../../domain/support/standing';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import type { Tx } from '../kernel/context';
import type { GivenFor, HoldForAddress } from '../sales/address-link';
import type { OrderAddress } from '../sales/tables';
import { readDesk } from '../sales/desk';
import { alertAddress } from './alerts';
import type { SupportRow } from './tables';
import { holdSupports, latestOf, standingOf, writeSupport } from './threads';

/** The conversation the link was sent in; else the order's latest that is not closed. */
const conversationOf = async (tx: Tx, { containerId, order, supportId }: GivenFor): Promise<SupportRow | undefined> => {
  const row = await tx
    .selectFrom('supports')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('order_id', '=', order._id)
    .where('merged_into', 'is', null)
    .where('status', '<>', 'Closed')
    .orderBy((is) => is('_id', '=', supportId ?? ''), 'desc')
    .orderBy('last_message_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [support] = row ? await holdSupports(tx, containerId, [row._id]) : [];
  return support;
};

/** Holds the buyer's conversation; the function it gives writes the address there, reopens the conversation, and alerts whoever has it. */
export const holdForAddress: HoldForAddress = async (tx, given) => {
  const support = await conversationOf(tx, given);
  return async (address, now) => {
    await alertAddress(tx, given.order, support);
    if (support) await writeAddress(tx, support, address, now);
  };
};

const writeAddress = async (tx: Tx, support: SupportRow, address: OrderAddress, now: number): Promise<void> => {
  const { container_id: containerId } = support;
  const { first_name, last_name, company, address_1, address_2, postcode, city, state, country } = address;
  const lines = [
    `${first_name} ${last_name}`,
    company,
    address_1,
    address_2,
    [postcode, city, state === city ? '' : state].filter(Boolean).join(' '),
    country,
  ];
  const message = { container_id: containerId, _id: newId(), direction: 'in', created_at: now } as const;
  await tx
    .insertInto('messages')
    .values({
      ...message,
      ...{ support_id: support._id, store_id: support.store_id, channel: support.channel, code: 'address_given' },
      ...{ name: support.buyer_name, email: support.buyer_email, status: 'received' },
      body: lines.flatMap((line) => line?.trim() || []).join('\n'),
    })
    .execute();
  const { hours } = await readDesk(tx, containerId);
  await writeSupport(tx, support, { ...latestOf(message, support), ...buyerWrote(standingOf(support), now, { now, hours }) }, now);
  await tellChanged(tx, containerId, ['supports']);
};
