import { cautionFinder, textsOn } from '../../domain/trends/caution';
import { isOn } from '../integrations/settings';
import type { Tx } from '../kernel/context';

/** Of these listings, those that bear one of some words: in a name, a tag or a text of their design. */
export const findBearing = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  words: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0 || words.length === 0) return new Set();
  const rows = await tx
    .selectFrom('item_infos as listing')
    .leftJoin('mockups as mockup', (join) =>
      join.onRef('mockup.container_id', '=', 'listing.container_id').onRef('mockup._id', '=', 'listing.mockup_id'),
    )
    .select(['listing._id', 'listing.name', 'listing.custom_name', 'listing.tags', 'mockup.sides'])
    .where('listing.container_id', '=', containerId)
    .where('listing._id', 'in', ids)
    .execute();
  const find = cautionFinder(words);
  const borne = rows.filter(({ name, custom_name, tags, sides }) => find([name, custom_name, ...tags, ...textsOn(sides ?? [])]).length > 0);
  return new Set(borne.map(({ _id }) => _id));
};

/** Of these listings, those whose orders wait until a person has looked for somebody's trade mark. */
export const findCautioned = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (!(await isOn(tx, containerId, 'cautions'))) return new Set();
  const words = await tx.selectFrom('trademark_words').select('word').where('container_id', '=', containerId).execute();
  return findBearing(
    tx,
    containerId,
    ids,
    words.map(({ word }) => word),
  );
};
