import { sql } from 'kysely';
import { ConnectorError } from '../connectors/connector';
import { accessOf, noteOutcome, readIntegration } from '../integrations/settings';
import type { Round } from '../jobs/kind';
import { HOUR, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { outsideOfNobody } from '../outside';
import { readFeed } from './feed';
import { keepRates } from './keep';

const A_ROUND = 50;
/** Seconds between two readings: the bank tells its rates once a working day. */
const EVERY = 12 * HOUR;
const AGAIN = HOUR;

const askAgain = async (tx: Tx, containerId: string): Promise<void> => {
  await tx
    .updateTable('app_configs')
    .set({ next_at: unixNow() })
    .where('container_id', '=', containerId)
    .where('code', '=', 'rates')
    .execute();
};

/** Reads the feed of a container, and keeps what it tells. */
const readRates = async (services: Services, containerId: string, signal: AbortSignal | undefined): Promise<void> => {
  const row = await services.inContainer(containerId, (tx) => readIntegration(tx, containerId, 'rates'));
  if (!row?.is_on) return;
  const { url } = await accessOf(services, row);
  const outside = await outsideOfNobody(services);
  const told = await readFeed(String(url ?? ''), { ...outside, ...(signal && { signal }) }).catch((error: unknown) => {
    if (!(error instanceof ConnectorError || error instanceof UserError)) throw error;
    return error;
  });
  const now = await services.marketNow();
  await services.inContainer(containerId, async (tx) => {
    // The workers stop: it is read by the next ones.
    if (signal?.aborted) return askAgain(tx, containerId);
    const failure = told instanceof Error ? told : null;
    if (!(told instanceof Error)) await keepRates(tx, containerId, told, now);
    await noteOutcome(tx, containerId, 'rates', failure);
  });
};

/** Takes the feed that is due longest, so that one node reads it; undefined: none is. */
const takeDue = async ({ db }: Services): Promise<string | undefined> => {
  const now = unixNow();
  const due = await db
    .updateTable('app_configs')
    .set({ next_at: sql`${now} + case when last_error is null then ${EVERY}::int else ${AGAIN}::int end` })
    .where('code', '=', 'rates')
    .where('is_on', '=', true)
    .where('next_at', '<=', now)
    .where('container_id', '=', (from) =>
      from
        .selectFrom('app_configs as c')
        .select('c.container_id')
        .where('c.code', '=', 'rates')
        .where('c.is_on', '=', true)
        .where('c.next_at', '<=', now)
        .orderBy('c.next_at')
        .limit(1),
    )
    .returning('container_id')
    .executeTakeFirst();
  return due?.container_id;
};

/** Has the feeds read whose time has come. */
const readDue = async (services: Services, signal?: AbortSignal): Promise<void> => {
  for (let read = 0; read < A_ROUND && !signal?.aborted; read += 1) {
    const containerId = await takeDue(services);
    if (containerId === undefined) return;
    await readRates(services, containerId, signal);
  }
};

export const scheduleOfRates: Round = { name: 'schedule of exchange rates', pause: 5000, run: readDue };
