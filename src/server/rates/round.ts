import { sql } from 'kysely';
import { ConnectorError } from '../connectors/connector';
import { accessOf, noteOutcome, readIntegration } from '../integrations/settings';
import type { Round } from '../jobs/kind';
import { HOUR, unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { outsideOfNobody } from '../outside';
import { readFeed } from './feed';
import { keepRates } from './keep';

const A_ROUND = 50;
/** Seconds between two readings: the bank tells its rates once a working day. */
const EVERY = 12 * HOUR;
const AGAIN = HOUR;

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
