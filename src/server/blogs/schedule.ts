import type { Round } from '../jobs/kind';
import { unixNow } from '../kernel/clock';
import { refusalIn } from '../kernel/language';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { Services, Tx } from '../kernel/context';
import { publishNow } from './publish';
import { publishVerdicts } from './verdicts';

const A_ROUND = 200;

/** Why a post whose time has come cannot go is told where it stands; it waits for somebody then. */
const giveUp = async (tx: Tx, containerId: string, { _id, code, count, store }: Awaited<ReturnType<typeof publishVerdicts>>[number]) => {
  const refusal = `bulk.row.${code ?? 'missing'}` as const;
  const values = { count, ...(store && { store }) };
  await tx
    .updateTable('blog_posts')
    .set({
      status: 'failed',
      publish_at: null,
      msg: jsonb({ code: 'not_ready', msg: refusalIn('en', refusal, values), refusal, values }),
      updated_at: unixNow(),
    })
    .where('container_id', '=', containerId)
    .where('_id', '=', _id)
    .execute();
};

/** Publishes what is due in a container; of several nodes that come at once each takes other posts. */
const publishDue = async (services: Services, containerId: string): Promise<void> =>
  services.inContainer(containerId, async (tx) => {
    const due = await tx
      .selectFrom('blog_posts')
      .select(['_id', 'title', 'image', 'store_id'])
      .where('container_id', '=', containerId)
      .where('status', '=', 'scheduled')
      .where('publish_at', '<=', unixNow())
      .orderBy('_id')
      .limit(A_ROUND)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return;
    const verdicts = await publishVerdicts(
      tx,
      containerId,
      due.map(({ _id }) => _id),
    );
    for (const verdict of verdicts) if (!verdict.ok) await giveUp(tx, containerId, verdict);
    await publishNow(
      tx,
      containerId,
      due.filter(({ _id }) => verdicts.some((verdict) => verdict.ok && verdict._id === _id)),
    );
    await tellChanged(tx, containerId, ['posts']);
  });

/** Has posts published whose time has come. */
export const scheduleOfPosts: Round = {
  name: 'schedule of posts',
  pause: 1000,
  run: async (services) => {
    const due = await services.db
      .selectFrom('blog_posts')
      .select('container_id')
      .distinct()
      .where('status', '=', 'scheduled')
      .where('publish_at', '<=', unixNow())
      .limit(A_ROUND)
      .execute();
    for (const { container_id } of due) await publishDue(services, container_id);
  },
};
