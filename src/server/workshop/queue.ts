import { sql, type RawBuilder } from 'kysely';
import type { QueryWorkQueueArgs } from '../../contract/generated/resolvers';
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from '../../domain/providers';
import type { Handover } from '../../domain/providers/provider';
import type { FoStatus } from '../../domain/sales/fulfilment-order';
import { WORK_STAGES, type WorkStage } from '../../domain/sales/work-queue';
import { findPage, inOrder, nullsLast, type PageOrder } from '../db/pages';
import type { RequestContext, Tx } from '../kernel/context';
import { containing, isOpenFilter } from '../kernel/input';
import { sortOf } from '../kernel/sort';
import { isNumbered } from '../sales/found-number';

/** Where a fulfilment order stands that a provider of this kind has or is to get; null: in nobody's queue. */
export const stageOf = (
  orders: Handover,
  { status, made_at, hand_over_id }: { readonly status: FoStatus; readonly made_at: number | null; readonly hand_over_id: string | null },
): WorkStage | null => {
  if (orders === 'api') return null;
  if (status === 'shipped') return 'sent';
  const there = status === 'submitted' || status === 'production' || status === 'held';
  if (orders === 'csv') return status === 'scheduled' || (there && hand_over_id === null) ? 'waiting' : there ? 'handed' : null;
  if (status === 'submitted') return 'new';
  if (status === 'held') return 'held';
  return status !== 'production' ? null : made_at === null ? 'making' : 'made';
};

const idsBy = (orders: Handover): ProviderId[] => PROVIDER_IDS.filter((id) => PROVIDERS[id].orders === orders);

/** The same in PostgreSQL; `now`: what is to be handed over later waits elsewhere. */
export const stageSql = (now: number): RawBuilder<WorkStage | null> => sql<WorkStage | null>`case
  when fo.status = 'shipped' then 'sent'
  when f.type = any(${idsBy('csv')}) then case
    when (fo.status = 'scheduled' and fo.submit_at <= ${now}) or (fo.status in ('submitted', 'production', 'held') and fo.hand_over_id is null)
      then 'waiting'
    when fo.status in ('submitted', 'production', 'held') then 'handed' end
  when fo.status = 'submitted' then 'new'
  when fo.status = 'held' then 'held'
  when fo.status = 'production' then case when fo.made_at is null then 'making' else 'made' end end`;

const QUEUED = ['scheduled', 'submitted', 'production', 'held'] as const;

const SORTS = ['act_by', 'goods', 'number'] as const;

const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'act_by', direction: 'asc' };
  const by = {
    act_by: nullsLast('o.act_by', direction),
    // Of the same garments one can be printed after the other.
    goods: sql`coalesce((select l.sku from order_lines l where l.container_id = fo.container_id and l._id = fo.pieces->0->>'line_id'), '')`,
    number: 'o.number',
  }[field];
  return { id: 'fo._id', by, direction };
};

/** What people make, or hand over: with the order and who makes it. */
export const queued = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('fulfilment_orders as fo')
    .innerJoin('fulfilments as f', (join) => join.onRef('f.container_id', '=', 'fo.container_id').onRef('f._id', '=', 'fo.fulfilment_id'))
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'fo.container_id').onRef('o._id', '=', 'fo.order_id'))
    .where('fo.container_id', '=', containerId)
    .where('f.type', 'in', [...idsBy('csv'), ...idsBy('own')]);

const found = (tx: Tx, { fulfilment_id, _id, stage, search }: QueryWorkQueueArgs, containerId: string, now: number) => {
  let rows = queued(tx, containerId);
  if (_id?.trim()) return rows.where('fo._id', '=', _id.trim());
  rows = rows.where('fo.fulfilment_id', '=', fulfilment_id?.trim() ?? '');
  if (isOpenFilter(stage)) {
    rows = rows.where('fo.status', 'in', QUEUED).where(stageSql(now), 'is not', null);
  } else {
    const wanted = WORK_STAGES.find((each) => each === stage.trim().toLowerCase());
    rows = rows.where('fo.status', 'in', wanted === 'sent' ? ['shipped'] : QUEUED).where(stageSql(now), '=', wanted ?? null);
  }
  const text = search?.trim().replace(/^#/u, '');
  if (text)
    rows = rows.where((is) =>
      is.or([
        isNumbered('o', text),
        is('fo.reference', '=', text.toLowerCase()),
        is.exists(
          is
            .selectFrom('order_lines as l')
            .select('l._id')
            .whereRef('l.container_id', '=', 'fo.container_id')
            .whereRef('l.order_id', '=', 'fo.order_id')
            .where((line) => line.or([line('l.name', 'ilike', containing(text)), line('l.sku', 'ilike', containing(text))])),
        ),
      ]),
    );
  return rows;
};

/** The ids of the page a request asks for, in order; tells how many there are on all pages. */
export const readQueue = async (tx: Tx, args: QueryWorkQueueArgs, context: RequestContext, now: number): Promise<string[]> => {
  const containerId = context.container._id;
  const order = orderOf(args.sort);
  const page = await findPage(context, found(tx, args, containerId, now), order);
  const rows = await queued(tx, containerId).where(page).orderBy(inOrder(order)).select('fo._id').execute();
  return rows.map(({ _id }) => _id);
};
