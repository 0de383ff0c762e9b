import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import { asIdentity } from '../../db/tenancy';
import { unixNow } from '../../kernel/clock';
import type { Tx } from '../../kernel/context';
import type { PastEvent } from '../sales/timeline';
import type { KeptOrder } from '../sales/makings';
import { TALKS, type Talk } from './plan';
import { READY_ANSWERS, READY_MACROS } from './ready';
import { play, type Told } from './turns';

/** Who looks after buyers; the first of them does most. */
const AGENTS = [
  'seller@demo.test',
  'priya.raman@demo.test',
  'nadia.haddad@demo.test',
  'victor.almeida@demo.test',
  'oskar.lindqvist@demo.test',
];

/** People who have not bought anything yet. */
const STRANGERS = ['Agnes Thorne', 'Birgir Jónsson', 'Celeste Auclair', 'Dario Fontana', 'Edda Reimers', 'Fergus Boyle'];

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');

interface Agent {
  readonly _id: string;
  readonly name: string;
}

interface Buyer {
  readonly name: string;
  readonly email: string;
  readonly store_id: string;
  readonly order: KeptOrder | null;
}

const readAgents = async (tx: Tx): Promise<Agent[]> => {
  const rows = await asIdentity(tx, (all) =>
    all.selectFrom('users').select(['_id', 'name', 'email']).where('email', 'in', AGENTS).execute(),
  );
  return AGENTS.flatMap((email) => rows.filter((row) => row.email === email)).map(({ _id, name, email }) => ({ _id, name: name || email }));
};

/** The buyer of an order a topic is about whom nobody has heard of yet. */
const buyerOf = (talk: Talk, nth: number, kept: readonly KeptOrder[], heard: Set<string>, stores: readonly string[]): Buyer | undefined => {
  const { of } = talk.topic;
  if (!of) {
    const name = STRANGERS[nth % STRANGERS.length] ?? '';
    return { name, email: `${plain(name)}.${nth}@example.test`, store_id: stores[nth % stores.length] ?? '', order: null };
  }
  const latestFirst = kept.toReversed();
  const emailOf = ({ order }: KeptOrder): string => order.buyer.email?.toLowerCase() ?? '';
  const fits = (each: KeptOrder, any: boolean): boolean =>
    !heard.has(emailOf(each)) && emailOf(each) !== '' && (any || of.includes(each.drawn.wish.status));
  const order = latestFirst.find((each) => fits(each, false)) ?? latestFirst.find((each) => fits(each, true));
  if (!order) return undefined;
  heard.add(emailOf(order));
  const { first_name, last_name } = order.order.buyer;
  return { name: `${first_name} ${last_name}`.trim(), email: emailOf(order), store_id: order.order.store_id, order };
};

interface Words {
  readonly buyer: Buyer;
  readonly agent: Agent;
  readonly store: string;
  readonly parcel: string;
}

const filled = (text: string, { buyer, agent, store, parcel }: Words): string =>
  text
    .replaceAll('{first}', buyer.order?.order.buyer.first_name ?? buyer.name.split(' ')[0] ?? '')
    .replaceAll('{number}', buyer.order?.order.number ?? '')
    .replaceAll('{item}', buyer.order?.lines[0]?.name ?? 'it')
    .replaceAll('{parcel}', parcel)
    .replaceAll('{store}', store)
    .replaceAll('{agent}', agent.name.split(' ')[0] ?? '');

const writeTalk = async (tx: Tx, talk: Talk, { standing, turns }: Told, words: Words, now: number): Promise<PastEvent[]> => {
  const { buyer, agent } = words;
  const [_id, subject] = [newId(), filled(talk.topic.subject, words)];
  const order_id = buyer.order?.order._id ?? null;
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last) return [];
  const assignee = talk.status === 'New' ? null : agent._id;
  const times = { last_message_at: last.at, created_at: first.at, updated_at: Math.max(last.at, standing.resolved_at ?? 0) };
  const ids = turns.map(() => newId());
  await tx
    .insertInto('supports')
    .values({
      _id,
      store_id: buyer.store_id,
      order_id,
      subject,
      buyer_name: buyer.name,
      buyer_email: buyer.email,
      ...standing,
      assignee,
      tags: [...talk.topic.tags],
      last_message_id: ids.at(-1) ?? null,
      last_direction: last.direction,
      ...times,
    })
    .execute();
  const mailId = (place: number): string => `${ids[place] ?? ''}@localhost`;
  await tx
    .insertInto('messages')
    .values(
      turns.map(({ direction, body, at }, place) => ({
        _id: ids[place] ?? '',
        support_id: _id,
        store_id: buyer.store_id,
        direction,
        body: filled(body, words),
        author: direction === 'in' ? null : agent._id,
        name: direction === 'note' ? '' : buyer.name,
        email: direction === 'note' ? null : buyer.email,
        status: direction === 'out' ? ('sent' as const) : ('received' as const),
        sent_at: direction === 'out' ? at : null,
        mail_id: direction === 'note' ? null : mailId(place),
        in_reply_to: direction !== 'note' && place > 0 ? mailId(place - 1) : null,
        created_at: Math.min(at, now),
      })),
    )
    .execute();
  if (order_id === null) return [];
  const answered = turns.filter(({ direction }) => direction === 'out');
  return [
    { order_id, at: first.at, code: 'support_opened', params: { support: _id, subject } },
    ...answered.map(({ at }): PastEvent => ({
      order_id,
      at,
      code: 'support_answered',
      params: { support: _id, name: buyer.name },
      by: agent._id,
    })),
  ];
};

const writeReady = async (tx: Tx): Promise<void> => {
  const at = unixNow();
  const times = { created_at: at, updated_at: at };
  await tx
    .insertInto('canned_replies')
    .values(READY_ANSWERS.map((each) => ({ _id: newId(), ...each, ...times })))
    .execute();
  await tx
    .insertInto('macros')
    .values(READY_MACROS.map(({ steps, ...each }) => ({ _id: newId(), ...each, steps: jsonb(steps), ...times })))
    .execute();
};

const parcelOf = async (tx: Tx, { order }: Buyer): Promise<string> => {
  const row = order
    ? await tx.selectFrom('trackings').select('tracking_number').where('order_id', '=', order.order._id).limit(1).executeTakeFirst()
    : undefined;
  return row?.tracking_number ?? 'we sent you';
};

/** What buyers wrote about what they bought, and were answered: tells what of it stands in the timelines of orders. */
export const makeTalks = async (
  tx: Tx,
  kept: readonly KeptOrder[],
  { now, zone }: { readonly now: number; readonly zone: string },
): Promise<PastEvent[]> => {
  await writeReady(tx);
  const agents = await readAgents(tx);
  const stores = await tx.selectFrom('stores').select(['_id', 'sto_name']).where('trashed_at', 'is', null).orderBy('_id').execute();
  const heard = new Set<string>();
  const events: PastEvent[] = [];
  for (const [nth, talk] of TALKS.entries()) {
    const buyer = buyerOf(
      talk,
      nth,
      kept,
      heard,
      stores.map(({ _id }) => _id),
    );
    const agent = agents[nth % 3 === 0 ? 0 : nth % agents.length];
    if (!buyer || !agent) continue;
    const told = play(talk, { key: String(nth), by: agent._id, now, zone });
    const store = stores.find(({ _id }) => _id === buyer.store_id)?.sto_name ?? '';
    events.push(...(await writeTalk(tx, talk, told, { buyer, agent, store, parcel: await parcelOf(tx, buyer) }, now)));
  }
  return events;
};
