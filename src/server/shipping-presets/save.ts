import type { ShippingPreset } from '../../contract/generated/resolvers';
import { cheapestCost } from '../../domain/shipping-presets/quote';
import type { StoreIds } from '../../domain/shipping-presets/platform-ids';
import { checkTerms } from '../../domain/shipping-presets/preset';
import { lock } from '../db/advisory-locks';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { orThrow, someIds } from '../kernel/input';
import type { MutationArgs, MutationOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { missingPreset, presetsOf, readPreset } from './rows';

/** One change of a container's terms at a time: which ones are the default concerns them all. */
const holdAll = async (tx: Tx, containerId: string) => {
  await lock(tx, 'shippingPresets', containerId);
  return presetsOf(tx, containerId).select(['_id', 'name', 'is_default', 'updated_at']).orderBy('_id').forUpdate().execute();
};

/** Without `updated_at`: nobody's form is out of date by it. */
const makeDefault = async (tx: Tx, containerId: string, id: string): Promise<void> => {
  const all = tx.updateTable('shipping_presets').where('container_id', '=', containerId);
  // First the former one: there is one at any moment.
  await all.set({ is_default: false }).where('is_default', '=', true).where('_id', '<>', id).execute();
  await all.set({ is_default: true }).where('_id', '=', id).execute();
};

/** Ids are of stores of the container, those in the trash among them. */
const requireStores = async (tx: Tx, containerId: string, rows: readonly StoreIds[]): Promise<void> => {
  if (rows.length === 0) return;
  const ids = rows.map(({ store_id }) => store_id);
  const there = await tx.selectFrom('stores').select('_id').where('container_id', '=', containerId).where('_id', 'in', ids).execute();
  const gone = ids.findIndex((id) => !there.some(({ _id }) => _id === id));
  if (gone >= 0) throw new UserError('store.missing', { code: 'NOT_FOUND', field: `params.store_ids.${gone}.store_id` });
};

/** Makes terms, or changes those that are named. Throws `UserError` in one sentence. */
export const saveShippingPreset = async (
  tx: Tx,
  containerId: string,
  { _id, updated_at, params }: MutationArgs<'makeShippingPreset'>,
): Promise<ShippingPreset> => {
  const terms = orThrow(checkTerms(params));
  const [named, all, now] = [_id?.trim(), await holdAll(tx, containerId), unixNow()];
  const before = all.find((each) => each._id === named);
  if (named && !before) throw missingPreset();
  if (before) requireVersion(before, updated_at);
  if (before?.is_default && params.is_default === false)
    throw new UserError('shippingPreset.defaultNeeded', { field: 'params.is_default' });
  if (all.some((each) => each !== before && each.name.toLowerCase() === terms.name.toLowerCase()))
    throw new UserError('shippingPreset.nameTaken', { code: 'CONFLICT', field: 'params.name' });
  await requireStores(tx, containerId, terms.store_ids);
  const id = before?._id ?? newId();
  const values = {
    name: terms.name,
    handling: jsonb(terms.handling),
    domestic: jsonb(terms.domestic),
    international: jsonb(terms.international),
    excluded: [...terms.excluded],
    returns: jsonb(terms.returns),
    platform_ids: jsonb(terms.platform_ids),
    store_ids: jsonb(terms.store_ids),
    cheapest: cheapestCost(terms),
    updated_at: now,
  };
  if (before) await tx.updateTable('shipping_presets').set(values).where('container_id', '=', containerId).where('_id', '=', id).execute();
  else
    await tx
      .insertInto('shipping_presets')
      .values({ _id: id, ...values, is_default: false, created_at: now })
      .execute();
  if (params.is_default || !all.some(({ is_default }) => is_default)) await makeDefault(tx, containerId, id);
  return readPreset(tx, containerId, id);
};

export const makeShippingPreset: MutationOperations['makeShippingPreset'] = {
  rule: ({ _id }) => ({ module: 'shipping_preset', access: _id?.trim() ? 'update' : 'add' }),
  run: (tx, args, { container }) => saveShippingPreset(tx, container._id, args),
};

/** Gives the listings of some terms other ones; null: there are none to give. */
const replace = async (tx: Tx, containerId: string, ids: readonly string[], by: string | null): Promise<void> => {
  const used = tx.selectFrom('item_infos').where('container_id', '=', containerId).where('shipping_preset', 'in', ids);
  // In the order of their ids, as all who hold several do.
  const held = await used.select('_id').orderBy('_id').forUpdate().execute();
  if (held.length === 0) return;
  if (by === null) throw new UserError('shippingPreset.replacement', { code: 'CONFLICT', field: 'replace_by' });
  await tx
    .updateTable('item_infos')
    .set({ shipping_preset: by, updated_at: unixNow() })
    .where('container_id', '=', containerId)
    .where('shipping_preset', 'in', ids)
    .execute();
};

export const trashShippingPreset: MutationOperations['trashShippingPreset'] = {
  rule: { module: 'shipping_preset', access: 'delete' },
  run: async (tx, { delete_ids, replace_by }, { container }) => {
    const ids = someIds(delete_ids, 'delete_ids');
    const all = await holdAll(tx, container._id);
    const gone = all.filter(({ _id }) => ids.includes(_id));
    if (gone.length === 0) throw missingPreset();
    const left = all.filter((each) => !gone.includes(each));
    const heir = replace_by?.trim() || null;
    if (heir !== null && !left.some(({ _id }) => _id === heir))
      throw new UserError('shippingPreset.replacementGone', { code: 'NOT_FOUND', field: 'replace_by' });
    const goneIds = gone.map(({ _id }) => _id);
    await replace(tx, container._id, goneIds, heir);
    await tx.deleteFrom('shipping_presets').where('container_id', '=', container._id).where('_id', 'in', goneIds).execute();
    const next = heir ?? left[0]?._id;
    if (next !== undefined && gone.some(({ is_default }) => is_default)) await makeDefault(tx, container._id, next);
    return goneIds;
  },
};
