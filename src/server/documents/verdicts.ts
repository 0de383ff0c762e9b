import { sql } from 'kysely';
import type { Tx } from '../kernel/context';
import { accepted, refused, type Verdict } from '../kernel/verdict';
import { planShares, type PlannedShare } from './plan';

const names = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom('item_infos')
    .select(['_id', 'name'])
    .where('container_id', '=', containerId)
    .where(sql<boolean>`_id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ _id, name }) => [_id, name]));
};

const verdictOn = (id: string, places: readonly PlannedShare[]): Verdict => {
  const shared = places.filter(({ obstacle }) => obstacle === null);
  const [first] = shared.length > 0 ? shared : places;
  if (!first) return refused(id, '', 'missing');
  const again = shared.filter((place) => place.again).length;
  const verdict = first.obstacle ? refused(id, first.name, first.obstacle, first.limit) : accepted(id, first.name, 'documentsAgain', again);
  return { ...verdict, store: first.store };
};

/** What sharing does with each: a listing goes from every store that can share it. */
export const shareVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const plans = await planShares(tx, containerId, ids);
  const nowhere = await names(
    tx,
    containerId,
    ids.filter((id) => plans.get(id)?.length === 0),
  );
  return ids.map((id) => {
    const name = nowhere.get(id);
    return name === undefined ? verdictOn(id, plans.get(id) ?? []) : refused(id, name, 'documentNowhere');
  });
};
