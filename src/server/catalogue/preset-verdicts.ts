import { sql } from 'kysely';
import type { Tx } from '../kernel/context';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';

const named = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx.selectFrom('product_presets').where('container_id', '=', containerId).where('_id', 'in', ids);

/** Labels and stars are given to any that is there. */
export const changeVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const rows = await named(tx, containerId, ids).select(['_id', 'name']).execute();
  return verdictsOn(ids, rows, ({ _id, name }) => accepted(_id, name));
};

/** More uses of one are told as so many. */
const MOST_USES = 1000;

/** What something is made of, or is being made of by anybody, stays. The rows are held, so that nothing is made of them meanwhile. */
export const removeVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  await named(tx, containerId, ids).select('_id').orderBy('_id').forUpdate().execute();
  const uses = (table: string) =>
    sql<number>`(select count(*)::integer from (select from ${sql.table(table)} made where made.container_id = product_presets.container_id
      and made.product_id = product_presets._id limit ${MOST_USES}) as used)`;
  const rows = await named(tx, containerId, ids)
    .select([
      '_id',
      'name',
      sql<number>`${uses('mockup_presets')} + ${uses('mockups')} + ${uses('item_infos')} + ${uses('editor_drafts')}`.as('uses'),
    ])
    .execute();
  return verdictsOn(ids, rows, ({ _id, name, uses: count }) => (count > 0 ? refused(_id, name, 'presetUsed', count) : accepted(_id, name)));
};
