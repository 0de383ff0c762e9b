import { databaseNow } from '../db/clock';
import { ConnectorError } from '../connectors/connector';
import { doOneByOne } from '../connectors/one-by-one';
import type { Round } from '../jobs/kind';
import { MINUTE } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { lookAtTopup } from './topups';

const A_ROUND = 50;

/** Reads back the payments nobody told of. One that cannot be asked after waits for its next turn. */
const readBack = async (services: Services): Promise<void> => {
  const due = await services.db
    .updateTable('topups')
    .set(({ eb }) => ({ next_look_at: eb(databaseNow, '+', 5 * MINUTE) }))
    .where('_id', 'in', (from) =>
      from.selectFrom('topups as t').select('t._id').where('t.next_look_at', '<=', databaseNow).orderBy('t.next_look_at').limit(A_ROUND),
    )
    .returningAll()
    .execute();
  try {
    await doOneByOne('read_topups', due, undefined, (topup) => lookAtTopup(services, topup));
  } catch (error) {
    // Whoever takes the payments is away: the others wait for their next turn as well.
    if (!(error instanceof ConnectorError)) throw error;
  }
};

export const readingBackOfTopups: Round = { name: 'reading back of topups', pause: 15_000, run: readBack };
