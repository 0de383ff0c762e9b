import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isSoldOut, type Difference } from '../../domain/listing/differences';
import { externalStateOf } from '../../domain/listing/external-state';
import { lock } from '../db/advisory-locks';
import { tellChanged } from '../db/channel';
import { updateRows } from '../db/many-rows';
import type { Round } from '../jobs/kind';
import type { JobMessage, JobStatus } from '../jobs/tables';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { differencesIn, readCompared } from './compare';
import type { ExternalRow, KeptDifference } from './tables';

/** Products worked out by one statement a table. */
const AT_ONCE = 200;

/** Marks one look works off before it reads; what is left after a change of very many is worked off in the background at once. */
const MOST_A_LOOK = 4000;

/** Characters of a difference that are kept. */
const SHOWN = 160;

const shortened = ({ field, ours, theirs, rows }: Difference): KeptDifference => ({
  field,
  ours: ours.slice(0, SHOWN),
  theirs: theirs.slice(0, SHOWN),
  count: rows.length,
});

interface LastPush {
  readonly status: JobStatus;
  readonly msg: JobMessage | null;
}

/** How the last push of each listing to each store stands. */
const lastPushes = async (tx: Tx, containerId: string, listings: readonly string[]): Promise<ReadonlyMap<string, LastPush>> => {
  const rows = await tx
    .selectFrom('jobs')
    .distinctOn(['item_info_id', 'store_id'])
    .select(['item_info_id', 'store_id', 'status', 'msg'])
    .where('container_id', '=', containerId)
    .where('job_type', '=', 'push_item')
    .where('item_info_id', 'in', [...listings, ''])
    .orderBy('item_info_id')
    .orderBy('store_id')
    .orderBy('_id', 'desc')
    .execute();
  return new Map(rows.map(({ item_info_id, store_id, status, msg }) => [`${item_info_id} ${store_id}`, { status, msg }]));
};

/** The products of these ids, each with the listing `items` says it is on sale for, and the one it was linked to. */
const readLinked = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
): Promise<(ExternalRow & { readonly was_linked: string | null })[]> => {
  const rows = await tx
    .selectFrom('external_products as e')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('items as i')
          .select('i.item_info_id as linked')
          .whereRef('i.container_id', '=', 'e.container_id')
          .whereRef('i.store_id', '=', 'e.store_id')
          .whereRef('i.platform_id', '=', 'e.platform_id')
          .orderBy('i._id')
          .limit(1)
          .as('link'),
      (join) => join.onTrue(),
    )
    .selectAll('e')
    .select('link.linked')
    .where('e.container_id', '=', containerId)
    .where(sql<boolean>`e._id = any(${ids})`)
    .orderBy('e._id')
    .forUpdate('e')
    .execute();
  return rows.map(({ linked, ...row }) => ({ ...row, item_info_id: linked, was_linked: row.item_info_id }));
};

/**
 * Works out how products stand, from everything that is known of them. Whoever changes one of the facts need do nothing: a trigger marks the
 * product, and nobody sees it before it is settled.
 */
export const settleProducts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<void> => {
  const now = unixNow();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const products = await readLinked(tx, containerId, ids.slice(from, from + AT_ONCE));
    const compared = new Map((await readCompared(tx, containerId, products)).map((each) => [each.product._id, differencesIn(each)]));
    const pushes = await lastPushes(tx, containerId, [...new Set(products.flatMap(({ item_info_id }) => item_info_id ?? []))]);
    const changes = products.flatMap((product) => {
      const differences = compared.get(product._id) ?? [];
      const push = pushes.get(`${product.item_info_id ?? ''} ${product.store_id}`) ?? null;
      const { state, reason } = externalStateOf({
        standing: product.standing,
        warned: product.problem !== null,
        gone: product.gone_at !== null,
        linked: product.item_info_id !== null,
        push: push?.status ?? null,
        soldOut: isSoldOut(product),
        differences: differences.length,
      });
      const settled = {
        state,
        reason,
        reason_msg: reason === 'pushRejected' ? (push?.msg ?? null) : null,
        differences: differences.map(shortened),
      };
      const { _id, item_info_id } = product;
      const was = { state: product.state, reason: product.reason, reason_msg: product.reason_msg, differences: product.differences };
      const same = isDeepStrictEqual(was, settled) && product.was_linked === item_info_id;
      return same ? [] : [{ _id, item_info_id, ...settled, updated_at: now }];
    });
    if (changes.length === 0) continue;
    await updateRows(tx, 'external_products', containerId, changes);
    await tellChanged(tx, containerId, ['externalItems', 'externalWholes']);
  }
};

/** Takes marks, and tells whose they are. */
const takeMarks = async (tx: Tx, containerId: string): Promise<{ readonly taken: number; readonly ids: readonly string[] }> => {
  const { rows } = await sql<{ taken: number; ids: string[] }>`
    with marks as (
      delete from external_marks where container_id = ${containerId} and _id in (
        select _id from external_marks where container_id = ${containerId} limit ${MOST_A_LOOK})
      returning store_id, platform_id
    )
    select (select count(*)::integer from marks) as taken, array(
      select distinct e._id from marks m
      join external_products e on e.container_id = ${containerId} and e.store_id = m.store_id
        and (m.platform_id is null or e.platform_id = m.platform_id)
      order by 1) as ids`.execute(tx);
  return rows[0] ?? { taken: 0, ids: [] };
};

const isMarked = async (tx: Tx, containerId: string): Promise<boolean> =>
  (await tx.selectFrom('external_marks').select('_id').where('container_id', '=', containerId).limit(1).executeTakeFirst()) !== undefined;

/** Settles what is marked, before somebody looks. Who comes while another does so waits for it. */
export const settleMarked = async (tx: Tx, containerId: string): Promise<void> => {
  if (!(await isMarked(tx, containerId))) return;
  await lock(tx, 'externalMarks', containerId);
  const { ids } = await takeMarks(tx, containerId);
  await settleProducts(tx, containerId, ids);
};

/** Works off marks nobody has looked at, so that tabs left open are told too, and a change of very many does not wait for whoever looks first. */
const workOff = async (services: Services): Promise<void> => {
  const marked = await services.db.selectFrom('external_marks').select('container_id').distinct().execute();
  for (const { container_id } of marked) await services.inContainer(container_id, (tx) => settleMarked(tx, container_id));
};

export const settlingOfExternal: Round = { name: 'settling of products at shops', pause: 1000, run: workOff };
