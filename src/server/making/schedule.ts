import { sql } from 'kysely';
import { PROVIDER_IDS, PROVIDERS } from '../../domain/providers';
import { DAY } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import type { Round } from '../jobs/kind';
import { databaseNow } from '../db/clock';
import { enqueueCatalogue } from './catalogue';
import { enqueueLook, LOOKED_AT } from './look';
import { enqueueSubmit } from './submit';

/** Orders of one account that wait in the queue at a time. */
const OF_ACCOUNT = 20;
const ACCOUNTS_A_ROUND = 200;
const CATALOGUES_A_ROUND = 10;

interface Named {
  readonly container_id: string;
  readonly fulfilment_id: string;
}

/** Does something for accounts of many containers, for each in a transaction of its own. */
const inEach = async <Row extends Named>(
  services: Services,
  rows: readonly Row[],
  work: (tx: Tx, row: Row) => Promise<void>,
): Promise<void> => {
  for (const row of rows) await services.inContainer(row.container_id, (tx) => work(tx, row));
};

/** A person hands these their orders over. */
const HANDED_OVER = PROVIDER_IDS.filter((id) => PROVIDERS[id].orders === 'csv');

/**
 * Has what is due sent, the longest due of each account first. What failed is tried again by its own errand. An order that is in the queue already is
 * there once, however often it is due.
 */
const sendDue = async (services: Services): Promise<void> => {
  const now = await services.marketNow();
  const { rows } = await sql<Named & { ids: string[] }>`
    select container_id, fulfilment_id, (array_agg(_id order by submit_at, _id))[1:${OF_ACCOUNT}] as ids
    from fulfilment_orders fo where status = 'scheduled' and submit_at <= ${now} and failures = 0
      and not exists (select from fulfilments f where f.container_id = fo.container_id and f._id = fo.fulfilment_id
        and f.trashed_at is null and f.type = any(${HANDED_OVER}))
    group by 1, 2 order by min(submit_at) limit ${ACCOUNTS_A_ROUND}`.execute(services.db);
  await inEach(services, rows, (tx, { fulfilment_id, ids }) =>
    enqueueSubmit(
      tx,
      ids.map((_id) => ({ _id, fulfilment_id })),
    ),
  );
};

/** Has the accounts looked at whose orders are due for it, and those a paid order waits for. */
const lookDue = async (services: Services): Promise<void> => {
  const now = await services.marketNow();
  const statuses = LOOKED_AT.map((status) => `'${status}'`).join(', ');
  const { rows } = await sql<Named>`
    select container_id, fulfilment_id from fulfilment_orders
    where status in (${sql.raw(statuses)}) and next_look_at <= ${now}
    group by 1, 2 order by min(next_look_at) limit ${ACCOUNTS_A_ROUND}`.execute(services.db);
  await inEach(services, rows, (tx, { fulfilment_id }) => enqueueLook(tx, fulfilment_id));
};

/** Seconds after which a balance is asked for anew while orders wait for it. */
const BALANCE_EVERY = 10;

/** Has the balance looked at where orders wait for more of it. */
const balanceDue = async (services: Services): Promise<void> => {
  const { rows } = await sql<Named>`
    select f.container_id, f._id as fulfilment_id from fulfilments f
    where f.trashed_at is null and f.status <> 'Invalid' and f.balance is not null
      and (f.balance_at is null or f.balance_at <= ${databaseNow} - ${BALANCE_EVERY}::integer * case when f.balance <= 0 then 1 else 6 end)
      and exists (select from orders o where o.container_id = f.container_id and o.blocking_gate = 'paid'
        and o.gates @> '[{"gate": "paid", "code": "balance"}]')
    limit ${ACCOUNTS_A_ROUND}`.execute(services.db);
  await inEach(services, rows, (tx, { fulfilment_id }) => enqueueLook(tx, fulfilment_id));
};

/** Has read what providers list, once a day. */
const catalogueDue = async (services: Services): Promise<void> => {
  const rows = await services.db
    .updateTable('fulfilments')
    .set({ catalogue_at: databaseNow })
    .where('_id', 'in', (from) =>
      from
        .selectFrom('fulfilments as f')
        .select('f._id')
        .where('f.trashed_at', 'is', null)
        .where('f.status', '!=', 'Invalid')
        .where((is) => is.or([is('f.catalogue_at', 'is', null), is('f.catalogue_at', '<=', is(databaseNow, '-', DAY))]))
        .limit(CATALOGUES_A_ROUND),
    )
    .returning(['container_id', '_id as fulfilment_id'])
    .execute();
  await inEach(services, rows, (tx, { fulfilment_id }) => enqueueCatalogue(tx, fulfilment_id));
};

export const scheduleOfSending: Round = { name: 'schedule of sending', pause: 2000, run: sendDue };
export const scheduleOfLooks: Round = { name: 'schedule of looks', pause: 2000, run: lookDue };
export const scheduleOfBalances: Round = { name: 'schedule of balances', pause: 5000, run: balanceDue };
export const scheduleOfCatalogues: Round = { name: 'schedule of catalogues', pause: 5000, run: catalogueDue };
