import type { JobGroup } from '../../contract/generated/resolvers';
import { groupLabel } from '../../domain/jobs/job-types';
import type { Tx } from '../kernel/context';
import { readGroupsById } from './rows';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';

/** The screen says the kind, which stands first, in the reader's language. */
const labelOf = ({ job_type, store }: JobGroup): string => groupLabel(job_type, store?.sto_name);

const judged = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  judge: (group: JobGroup, label: string) => Verdict,
): Promise<Verdict[]> => verdictsOn(ids, await readGroupsById(tx, containerId, ids), (group) => judge(group, labelOf(group)));

/** What starting groups does: stopped and rejected jobs go back in the queue. */
export const startVerdicts = (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> =>
  judged(tx, containerId, ids, ({ _id, stopped, rejected }, label) =>
    stopped + rejected > 0 ? accepted(_id, label, 'jobsStarted', stopped + rejected) : refused(_id, label, 'nothingToStart'),
  );

/** What stopping groups does: waiting jobs leave the queue. */
export const stopVerdicts = (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> =>
  judged(tx, containerId, ids, ({ _id, waiting }, label) =>
    waiting > 0 ? accepted(_id, label, 'jobsStopped', waiting) : refused(_id, label, 'nothingWaits'),
  );

/** What removing groups does: what waits will not run; a group with a job in hand is refused. */
export const removeGroupVerdicts = (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> =>
  judged(tx, containerId, ids, ({ _id, waiting, pending }, label) =>
    pending > 0 ? refused(_id, label, 'inHand', pending) : accepted(_id, label, 'jobsDropped', waiting),
  );
