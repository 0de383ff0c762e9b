import type { OrderAddressInput, OrderUpdateInput } from '../../contract/generated/resolvers';
import { isBeyondRecall } from '../../domain/sales/fulfilment-order';
import { APPROVALS, PERSON_HOLDS, type Approval, type HoldReason } from '../../domain/sales/gates';
import { closedQuestions } from '../../domain/sales/order-questions';
import { CLOSED_STATUSES, type OrderStatus } from '../../domain/sales/order-status';
import { addressFaults } from '../../domain/postal/address';
import { normalAddress } from '../../domain/postal/normal-address';
import { cleanWords } from '../../domain/names';
import { jsonb } from '../db/json';
import { updateRows } from '../db/many-rows';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { requireVersion } from '../kernel/version';
import { courierLabelFault } from './label-proposal';
import { countAnew, matchAnew } from './match-anew';
import { findOrders, peopleOf } from './rows';
import { settleOrders } from './settle';
import type { OrderAddress, OrderRow } from './tables';
import { tell, type OrderEvent } from './timeline';

/** Nothing of these is to be made any more. */
const OVER: readonly OrderStatus[] = [...CLOSED_STATUSES, 'Shipped', 'Returned'];

/** What speaks against an order and can be let through. */
const brakeOf = ({ gates, hold_reason }: Pick<OrderRow, 'gates' | 'hold_reason'>): Approval | undefined => {
  // A hold is released, whatever it is for.
  if (hold_reason !== null) return undefined;
  const policy = gates.find(({ gate }) => gate === 'policy');
  return APPROVALS.find((brake) => brake === policy?.code);
};

const judge = (
  order: Pick<OrderRow, '_id' | 'number' | 'status' | 'hold_reason' | 'gates' | 'paid_at'>,
  params: OrderUpdateInput,
  anew: ReadonlyMap<string, number>,
): Verdict => {
  const { _id, number, status, hold_reason } = order;
  const no = (code: Parameters<typeof refused>[2]): Verdict => refused(_id, number, code);
  if (params.hold && OVER.includes(status)) return no('orderOver');
  if (params.release && hold_reason === null) return no('orderNotHeld');
  if (params.approve && brakeOf(order) === undefined) return no('orderNothingToApprove');
  if (params.archive && !OVER.includes(status)) return no('orderOpen');
  if ((params.match || params.paid) && OVER.includes(status)) return no('orderOver');
  if (params.paid && order.paid_at !== null) return no('orderPaid');
  if (!params.match) return accepted(_id, number);
  const lines = anew.get(_id) ?? 0;
  return lines === 0 ? no('orderNothingToMatch') : accepted(_id, number, 'linesMatched', lines);
};

const updateVerdicts = async (tx: Tx, containerId: string, ids: readonly string[], params: OrderUpdateInput): Promise<Verdict[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select(['_id', 'number', 'status', 'hold_reason', 'gates', 'paid_at'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  const anew = params.match ? await countAnew(tx, containerId, ids) : new Map<string, number>();
  return verdictsOn(ids, rows, (order) => judge(order, params, anew));
};

/** Throws for an address no parcel could be brought to. */
export const checkAddress = (input: OrderAddressInput): OrderAddress => {
  const trimmed = normalAddress(
    Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    ) as unknown as OrderAddressInput,
  );
  if (trimmed.first_name + trimmed.last_name === '') throw new UserError('order.addressName', { field: 'params.address.last_name' });
  const [fault] = addressFaults(trimmed);
  if (fault) throw new UserError(`address.${fault.code}`, { field: `params.address.${fault.part}` });
  const { company, email, phone, address_2, state, ...rest } = trimmed;
  return {
    ...rest,
    company: company || null,
    email: email || null,
    phone: phone || null,
    address_2: address_2 || null,
    state: state || null,
  };
};

/** An address changes nothing any more once a provider has the order. */
export const refuseSent = async (tx: Tx, { container_id, _id }: OrderRow): Promise<void> => {
  const rows = await tx
    .selectFrom('fulfilment_orders as fo')
    .innerJoin('fulfilments as f', (join) => join.onRef('f.container_id', '=', 'fo.container_id').onRef('f._id', '=', 'fo.fulfilment_id'))
    .select(['fo.status', 'f.name'])
    .where('fo.container_id', '=', container_id)
    .where('fo.order_id', '=', _id)
    .execute();
  const there = rows.find(({ status }) => isBeyondRecall(status));
  if (there) throw new UserError('order.atProvider', { code: 'CONFLICT', values: { provider: there.name } });
};

/** The buyer's own word for where an order goes: nobody has to ask the carrier whether it is right. Throws for what is no address. */
export const writeAddress = async (tx: Tx, { container_id, _id }: OrderRow, input: OrderAddressInput, now: number): Promise<void> => {
  const address = checkAddress(input);
  // Whoever makes the order decides on an address that not every courier accepts.
  const isPrintable = courierLabelFault(address) === null;
  // The buyer says nothing of the addresses that lines have of their own.
  const others = await tx
    .selectFrom('order_lines')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('order_id', '=', _id)
    .where('ship_to', 'is not', null)
    .executeTakeFirst();
  await tx
    .updateTable('orders')
    .set({
      address: jsonb(address),
      address_state: others || !isPrintable ? 'verifying' : 'confirmed',
      address_code: null,
      updated_at: now,
    })
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .execute();
};

const checkHold = ({ hold }: OrderUpdateInput, now: number): { readonly reason: HoldReason; readonly until: number | null } | null => {
  if (!hold) return null;
  const reason = PERSON_HOLDS.find((each) => each === hold.reason);
  if (!reason) throw new UserError('order.holdReason', { field: 'params.hold.reason' });
  if (typeof hold.until === 'number' && hold.until <= now) throw new UserError('order.holdPast', { field: 'params.hold.until' });
  return { reason, until: hold.until ?? null };
};

/** What is written of an order, and what its timeline tells of it. */
interface Change {
  readonly columns: Partial<OrderRow>;
  readonly events: readonly OrderEvent[];
}

interface Checked {
  readonly hold: ReturnType<typeof checkHold>;
  readonly address: OrderAddress | null;
  /** Who is to look after it; undefined: that stays. */
  readonly assignee: { readonly _id: string | null; readonly name: string } | undefined;
  readonly by: string;
  readonly now: number;
}

const tagsOf = ({ tags }: OrderRow, { add_tags, remove_tags }: OrderUpdateInput): string[] => {
  const gone = cleanWords(remove_tags);
  return cleanWords([...tags, ...cleanWords(add_tags)]).filter((tag) => !gone.includes(tag));
};

const changeOf = (order: OrderRow, params: OrderUpdateInput, { hold, address, assignee, by, now }: Checked): Change => {
  const columns: Partial<OrderRow> = {};
  const events: OrderEvent[] = [];
  const note = (code: OrderEvent['code'], values?: OrderEvent['params']): void =>
    void events.push({ order_id: order._id, code, ...(values && { params: values }) });
  if (params.add_tags || params.remove_tags) {
    columns.tags = tagsOf(order, params);
    note('tagged', { tags: columns.tags.join(', ') });
  }
  if (assignee && assignee._id !== order.assignee) {
    columns.assignee = assignee._id;
    if (assignee._id === null) note('unassigned');
    else note('assigned', { name: assignee.name });
  }
  if (hold) {
    Object.assign(columns, { hold_reason: hold.reason, hold_until: hold.until, hold_by: by });
    note('held', { reason: hold.reason, ...(hold.until !== null && { until: hold.until }) });
  } else if (params.release) {
    Object.assign(columns, { hold_reason: null, hold_until: null, hold_by: null, questions: closedQuestions(order.questions) });
    note('released');
  }
  const brake = params.approve ? brakeOf(order) : undefined;
  if (brake) {
    columns.approved = [...order.approved, brake];
    note('approved', { brake });
  }
  if (params.paid && order.paid_at === null) {
    columns.paid_at = now;
    note('paid_by_hand');
  }
  if (typeof params.archive === 'boolean' && params.archive !== (order.archived_at !== null)) {
    columns.archived_at = params.archive ? now : null;
    note(params.archive ? 'archived' : 'unarchived');
  }
  if (typeof params.note_internal === 'string' && params.note_internal !== order.note_internal) {
    columns.note_internal = params.note_internal;
    note('noted');
  }
  if (typeof params.note_gift === 'string') columns.note_gift = params.note_gift.trim() || null;
  if (address) {
    Object.assign(columns, { address, address_state: 'verifying', address_code: null });
    note('address_changed');
  }
  if (params.confirm_address) {
    Object.assign(columns, { address_state: 'confirmed', address_code: null });
    note('address_confirmed');
  }
  return { columns, events };
};

const readAssignee = async (tx: Tx, { container }: RequestContext, { assignee }: OrderUpdateInput): Promise<Checked['assignee']> => {
  if (typeof assignee !== 'string') return undefined;
  const id = assignee.trim();
  if (id === '') return { _id: null, name: '' };
  const person = (await peopleOf(tx, container._id, [id]))(id);
  if (!person) throw new UserError('order.assigneeUnknown', { field: 'params.assignee', values: { assignee: id } });
  return person;
};

/** The orders, held; of one of which a version was seen it still is that. */
const holdRows = async (tx: Tx, containerId: string, ids: readonly string[], seen: number | null | undefined): Promise<OrderRow[]> => {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .orderBy('_id')
    .forUpdate()
    .execute();
  for (const row of rows) requireVersion(row, seen);
  return rows;
};

export const orderUpdate: MutationOperations['orderUpdate'] = {
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: (tx, { ids, params }, { container }) => updateVerdicts(tx, container._id, someIds(ids, 'ids'), params),
  run: async (tx, { ids, updated_at, params }, context, now: number, wanted) => {
    const { container, user } = context;
    const about = params.address ?? (params.confirm_address || typeof params.note_internal === 'string' || null);
    if (about !== null && ids.length > 1) throw new UserError('order.oneOnly', { field: 'ids' });
    const checked: Checked = {
      hold: checkHold(params, now),
      address: params.address ? checkAddress(params.address) : null,
      assignee: await readAssignee(tx, context, params),
      by: user._id,
      now,
    };
    const rows = await holdRows(tx, container._id, wanted, updated_at);
    if (checked.address ?? params.confirm_address) for (const order of rows) await refuseSent(tx, order);
    const anew = params.match ? await countAnew(tx, container._id, wanted) : null;
    if (anew) await matchAnew(tx, container._id, rows);
    const changes = rows.map((order) => ({ order, ...changeOf(order, params, checked) }));
    await updateRows(
      tx,
      'orders',
      container._id,
      changes.map(({ order, columns }) => ({ _id: order._id, ...columns, updated_at: now })),
    );
    await tell(
      tx,
      changes.flatMap(({ order, events }) => {
        const count = anew?.get(order._id);
        return count ? [...events, { order_id: order._id, code: 'matched' as const, params: { count } }] : events;
      }),
      now,
      user._id,
    );
    await settleOrders(tx, container._id, wanted.toSorted(), now);
    return findOrders(tx, container._id, wanted, now);
  },
};
