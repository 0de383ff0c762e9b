import { sql } from 'kysely';
import { ConnectorError } from '../connectors/connector';
import { accessOf, noteOutcome, readIntegration } from '../integrations/settings';
import type { Round } from '../jobs/kind';
import { HOUR, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { outsideOfNobody } from '../outside';
import { settleOrders } from '../sales/settle';
import { readFeed } from './feed';

const A_ROUND = 50;
/** Seconds between two readings: the bank tells its rates once a working day. */
const EVERY = 12 * HOUR;
const AGAIN = HOUR;
/** Paid orders without a rate that get one in one go; the rest get theirs when they are next looked at. */
const MOST_ORDERS = 2000;

const SOURCE = 'rates';

/** Writes rates down but for those a person has said; orders that were paid and had none get theirs. `now`: by the market's clock. */
export const keepRates = async (tx: Tx, containerId: string, rates: ReadonlyMap<string, number>, now: number): Promise<void> => {
  const updated_at = unixNow();
  await tx
    .insertInto('currency_rates')
    .values([...rates].map(([currency, rate]) => ({ currency, rate, source: SOURCE, updated_at })))
    .onConflict((conflict) =>
      conflict
        .columns(['container_id', 'currency'])
        .doUpdateSet({ rate: sql`excluded.rate`, updated_at })
        .where('currency_rates.source', '=', SOURCE),
    )
    .execute();
  const waiting = await tx
    .selectFrom('orders')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('rate', 'is', null)
    .where('paid_at', 'is not', null)
    .where('currency', 'in', [...rates.keys()])
    .orderBy('_id')
    .limit(MOST_ORDERS)
    .execute();
  await settleOrders(
    tx,
    containerId,
    waiting.map(({ _id }) => _id),
    now,
  );
};

/** Reads the feed of a container, and keeps what it tells. */
const readRates = async (services: Services, containerId: string): Promise<void> => {
  const row = await services.inContainer(containerId, (tx) => readIntegration(tx, containerId, 'rates'));
  if (!row?.is_on) return;
  const { url } = await accessOf(services, row);
  const told = await readFeed(String(url ?? ''), await outsideOfNobody(services)).catch((error: unknown) => {
    if (!(error instanceof ConnectorError || error instanceof UserError)) throw error;
    return error;
  });
  const now = await services.marketNow();
  await services.inContainer(containerId, async (tx) => {
    const failure = told instanceof Error ? told : null;
    if (!(told instanceof Error)) await keepRates(tx, containerId, told, now);
    await noteOutcome(tx, containerId, 'rates', failure);
  });
};

/** Has the feeds read whose time has come, each by one node. */
const readDue = async (services: Services): Promise<void> => {
  const now = unixNow();
  const due = await services.db
    .updateTable('app_configs')
    .set({ next_at: sql`${now} + case when last_error is null then ${EVERY}::int else ${AGAIN}::int end` })
    .where('code', '=', 'rates')
    .where('is_on', '=', true)
    .where('next_at', '<=', now)
    .where('container_id', 'in', (from) =>
      from
        .selectFrom('app_configs as c')
        .select('c.container_id')
        .where('c.code', '=', 'rates')
        .where('c.is_on', '=', true)
        .where('c.next_at', '<=', now)
        .orderBy('c.next_at')
        .limit(A_ROUND),
    )
    .returning('container_id')
    .execute();
  for (const { container_id } of due) await readRates(services, container_id);
};

export const scheduleOfRates: Round = { name: 'schedule of exchange rates', pause: 5000, run: readDue };
