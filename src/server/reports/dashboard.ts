import { sql } from 'kysely';
import type {
  Dashboard,
  DashboardOrders,
  DashboardProvider,
  DashboardSteps,
  JobRejects,
  QueryDashboardArgs,
} from '../../contract/generated/resolvers';
import { daysTold } from '../../domain/figures/histogram';
import { bucketOf, comparedWith, dayAt, namedRange } from '../../domain/figures/ranges';
import type { PermissionModule } from '../../domain/people/permissions';
import { riskMarks } from '../../domain/sales/deadlines';
import { said } from '../job-groups/rows';
import type { JobMessage } from '../jobs/tables';
import type { RequestContext, Tx } from '../kernel/context';
import { holds } from '../kernel/permission';
import { countedStores, storeCounts, warningOf } from '../stores/rows';
import { readWalletNews } from '../wallet/news';
import { readAsked, recalculating, toRange, type Asked } from './asked';
import { readProduction } from './read-fos';
import { readOrderSums, toOrderFigures } from './read-orders';
import { trendOf } from './order-report';

const EVERYTHING = { store: null, service: null, currency: null };

/** Unshipped orders by how near they are to being late, the latest first: read off one index, in one pass without a group. */
const readRisks = async (tx: Tx, { containerId, zone }: Asked, now: number) => {
  const [critical, high, medium] = riskMarks(now, zone);
  const { rows } = await sql<Record<'late' | 'critical' | 'high' | 'medium', number>>`select
      count(*) filter (where ship_by < ${now})::integer as late,
      count(*) filter (where ship_by >= ${now} and act_by < ${critical})::integer as critical,
      count(*) filter (where ship_by >= ${now} and act_by >= ${critical} and act_by <= ${high})::integer as high,
      count(*) filter (where ship_by >= ${now} and act_by >= ${critical} and act_by > ${high} and act_by <= ${medium})::integer as medium
    from orders where container_id = ${containerId} and archived_at is null and act_by is not null`.execute(tx);
  const [found] = rows;
  return [
    { risk: 4, count: found?.late ?? 0 },
    { risk: 3, count: found?.critical ?? 0 },
    { risk: 2, count: found?.high ?? 0 },
    { risk: 1, count: found?.medium ?? 0 },
  ];
};

const readGates = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('orders')
    .select(({ fn, ref }) => [ref('blocking_gate').$notNull().as('status'), fn.countAll<number>().as('count')])
    .where('container_id', '=', containerId)
    .where('blocking_gate', 'is not', null)
    .where('archived_at', 'is', null)
    .groupBy('blocking_gate')
    .orderBy('blocking_gate')
    .execute();

const readOrdersPart = async (tx: Tx, asked: Asked, now: number): Promise<DashboardOrders> => {
  const { containerId, days } = asked;
  const [before, bucket] = [comparedWith(days, 'before'), bucketOf(days)];
  const refused = await tx
    .selectFrom('fulfilment_orders')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('container_id', '=', containerId)
    .where('status', 'in', ['rejected', 'unknown'])
    .groupBy('status')
    .execute();
  const countOf = (wanted: string): number => refused.find(({ status }) => status === wanted)?.count ?? 0;
  const sums = await readOrderSums(tx, asked, days, EVERYTHING, { group: bucket, bucket });
  const earlier = await readOrderSums(tx, asked, before, EVERYTHING, { group: bucket, bucket });
  return {
    gates: await readGates(tx, containerId),
    rejected: countOf('rejected'),
    unknown: countOf('unknown'),
    risks: await readRisks(tx, asked, now),
    total: toOrderFigures(sums.total),
    total_before: toOrderFigures(earlier.total),
    before: toRange(asked, before),
    trend: trendOf(sums.trend, days, bucket),
    bucket,
    recalculating: recalculating([...sums.dirty, ...earlier.dirty]),
  };
};

const readStoresPart = async (tx: Tx, containerId: string) => {
  const rows = await countedStores(tx, containerId).selectAll('s').select(storeCounts()).orderBy('s.sto_name').orderBy('s._id').execute();
  return rows.map((store) => ({
    _id: store._id,
    name: store.sto_name,
    status: store.sto_status,
    fetched_at: store.last_fetch_at,
    warning_level: warningOf(store),
  }));
};

const readProvidersPart = async (tx: Tx, asked: Asked, now: number): Promise<DashboardProvider[]> => {
  const today = dayAt(now, asked.zone);
  const month = await readProduction(tx, asked, namedRange('30d', today));
  const quarter = await readProduction(tx, asked, namedRange('90d', today));
  const rows = await tx
    .selectFrom('fulfilments')
    .select(['_id', 'name', 'status', 'balance', 'balance_currency'])
    .where('container_id', '=', asked.containerId)
    .where('trashed_at', 'is', null)
    .orderBy('name')
    .orderBy('_id')
    .execute();
  return rows.map((row) => ({
    ...row,
    p90_30: daysTold(month(row._id)).p90,
    p90_90: daysTold(quarter(row._id)).p90,
  }));
};

/** Why jobs were rejected, by code, the most frequent first, each with what the latest of them was told. */
const readJobsPart = async (tx: Tx, containerId: string): Promise<JobRejects[]> => {
  const { rows } = await sql<{ code: string; count: number; msg: JobMessage }>`select code, count, job.msg
    from (select msg->>'code' as code, count(*)::integer as count, max(_id) as latest from jobs
      where container_id = ${containerId} and status = 'rejected' and msg is not null group by 1) as told
    join jobs job on job.container_id = ${containerId} and job._id = told.latest order by count desc, code`.execute(tx);
  return rows.map((row) => ({ ...row, msg: said(row.msg) }));
};

const countDue = async (tx: Tx, containerId: string, table: 'supports' | 'tasks', now: number): Promise<number> => {
  const only = table === 'supports' ? sql`merged_into is null` : sql`type = 'support'`;
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}
    where container_id = ${containerId} and due_at < ${now} and ${only}`.execute(tx);
  return rows[0]?.count ?? 0;
};

const readSteps = async (tx: Tx, containerId: string): Promise<DashboardSteps> => {
  const any = (table: string, only = sql`true`) =>
    sql<boolean>`exists (select from ${sql.table(table)} where container_id = ${containerId} and ${only})`;
  const there = sql`trashed_at is null`;
  const { rows } = await sql<DashboardSteps>`select ${any('stores', there)} as store, ${any('fulfilments', there)} as provider,
    ${any('item_infos')} as listing, ${any('orders')} as "order"`.execute(tx);
  return rows[0] ?? { store: false, provider: false, listing: false, order: false };
};

/** What there is to know at once: what the caller may not view is left out. */
export const readDashboard = async (
  tx: Tx,
  args: QueryDashboardArgs,
  { container, user }: RequestContext,
  now: number,
): Promise<Dashboard> => {
  const asked = await readAsked(tx, container._id, args, now);
  const part = async <T>(module: PermissionModule, read: () => Promise<T>): Promise<T | null> =>
    holds(user, { module, access: 'view' }) ? read() : null;
  return {
    range: toRange(asked, asked.days),
    orders: await part('order', () => readOrdersPart(tx, asked, now)),
    stores: await part('store', () => readStoresPart(tx, container._id)),
    providers: await part('fulfilment', () => readProvidersPart(tx, asked, now)),
    jobs: await part('job', () => readJobsPart(tx, container._id)),
    wallet: await part('billing', () => readWalletNews(tx, container._id)),
    threads_overdue: await part('messenger', () => countDue(tx, container._id, 'supports', now)),
    tickets_overdue: await part('tasks', () => countDue(tx, container._id, 'tasks', now)),
    steps: await readSteps(tx, container._id),
  };
};
