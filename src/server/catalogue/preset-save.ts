import { unlessTaken } from '../db/unless-taken';
import type { ProductPresetInput } from '../../contract/generated/operations';
import type { MutationProductPresetUpdateArgs, ProductPreset, ProductPresetUpdateInput } from '../../contract/generated/resolvers';
import { cleanWords } from '../../domain/names';
import { checkPreset, type PresetRecord } from '../../domain/product-presets/preset';
import { newId } from '../db/ids';
import { insertRows, updateRows } from '../db/many-rows';
import { clearFileUses, setFileUses } from '../files/uses';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds, orThrow, someIds } from '../kernel/input';
import { requireVersion } from '../kernel/version';
import { areaFault, usedAreas } from './preset-areas';
import { filesOf, ownPictures, type Pictured } from './preset-pictures';
import { presetRow, presetsById, presetsOf, type PresetRow } from './preset-rows';

type Values = Parameters<typeof insertRows<'product_presets'>>[2][number];

/** The columns of a record. */
export const valuesOf = (record: Pictured): Omit<Values, '_id' | 'created_at' | 'updated_at' | 'garment'> =>
  // A record is read-only where the columns' types are not.
  record as unknown as Omit<Values, '_id' | 'created_at' | 'updated_at' | 'garment'>;

const takenBy =
  ({ provider, raw_name }: PresetRecord) =>
  (): UserError =>
    new UserError('preset.taken', { code: 'CONFLICT', field: 'params.raw_name', values: { provider, name: raw_name } });

/** Adds a product type to the container of `tx`; the description was sanitised. Throws `UserError` in one sentence. */
export const createPreset = async (tx: Tx, containerId: string, params: ProductPresetInput): Promise<ProductPreset> => {
  const record = orThrow(checkPreset(params));
  const [pictured] = (await ownPictures(tx, containerId, [record])) as [Pictured];
  const [_id, now] = [newId(), unixNow()];
  await unlessTaken(
    () => insertRows(tx, 'product_presets', [{ ...valuesOf(pictured), _id, created_at: now, updated_at: now }]),
    takenBy(record),
  );
  await setFileUses(tx, containerId, 'product_preset', _id, filesOf(pictured));
  return oneOf(await presetsById(tx, containerId, [_id]));
};

const oneOf = ([preset]: readonly ProductPreset[]): ProductPreset => {
  if (!preset) throw new UserError('preset.missing', { code: 'NOT_FOUND', field: '_id' });
  return preset;
};

/** A row as the form that would have made it. Prices follow anew. */
export const formOf = (row: PresetRow): ProductPresetInput => ({
  name: row.name,
  raw_name: row.raw_name,
  provider: row.provider,
  type: row.type,
  image: row.image === null ? null : { _id: row.image_id, url: row.image },
  description: row.description,
  prety_attributes: row.prety_attributes,
  attribute_specifics: row.attribute_specifics.map(({ sale_price: _follows, ...variant }) => variant),
  fulfil_attributes: row.fulfil_attributes,
  specifics: row.specifics,
  platform_category: row.platform_category,
  platform_specifics: row.platform_specifics,
  shipping_costs: row.shipping_costs,
  size_chart: row.size_chart,
  print_areas: row.print_areas.map(({ image, ...area }) => ({ ...area, image: image ? { _id: image._id, url: image.url } : null })),
  weight: row.weight,
  package_dimensions: row.package_dimensions,
  extend_images: row.extend_images.map(({ _id, url }) => ({ _id, url })),
  price_addition: row.price_addition,
  tags: row.tags,
  collections: row.collections,
  favorite: row.favorite,
});

/** What can be missing; of anything else null says nothing. */
const CLEARED = ['image', 'size_chart', 'package_dimensions', 'shipping_costs'];

/** What is said of a row, over what it is. What the provider calls variants that go goes with them. */
export const formAfter = (row: PresetRow, said: Partial<ProductPresetInput>): ProductPresetInput => {
  const given = Object.fromEntries(
    Object.entries(said).filter(([name, value]) => value !== undefined && (value !== null || CLEARED.includes(name))),
  ) as Partial<ProductPresetInput>;
  const form = { ...formOf(row), ...given };
  if (!given.attribute_specifics || given.fulfil_attributes) return form;
  const stays = new Set(given.attribute_specifics.map(({ sku }) => sku.trim()));
  return { ...form, fulfil_attributes: row.fulfil_attributes.filter(({ sku }) => stays.has(sku)) };
};

/** What is said of labels: in place of them, or more and less of them. */
const labelsAfter = (
  before: readonly string[],
  add: readonly string[] | null | undefined,
  remove: readonly string[] | null | undefined,
) => {
  const gone = new Set(cleanWords(remove));
  return cleanWords([...before, ...(add ?? [])]).filter((label) => !gone.has(label));
};

/** What can be said of many. */
const OF_MANY: readonly string[] = ['favorite', 'add_tags', 'remove_tags', 'add_collections', 'remove_collections'];

/** The rows a change is of. Throws for what is said of many and can only be of one, and where nothing is said. */
export const askedOf = ({ _id, ids, updated_at, params }: MutationProductPresetUpdateArgs): string[] => {
  const one = _id?.trim() ?? '';
  if ((one === '') === (ids === undefined || ids === null)) throw new UserError('preset.oneOrMany', { field: '_id' });
  const said = Object.entries(params).filter(([, value]) => value !== undefined);
  if (said.length === 0) throw new UserError('preset.nothing', { field: 'params' });
  if (one !== '') return [one];
  const strange = said.find(([name]) => !OF_MANY.includes(name));
  if (strange) throw new UserError('preset.oneAtATime', { field: `params.${strange[0]}` });
  const wanted = someIds(ids ?? [], 'ids');
  if (wanted.length > 1 && typeof updated_at === 'number') throw new UserError('preset.oneAtATime', { field: 'updated_at' });
  return wanted;
};

/** Most labels of one kind. */
const MOST_LABELS = 100;

const checkLabels = (labels: readonly string[], field: 'tags' | 'collections'): readonly string[] => {
  if (labels.length > MOST_LABELS) throw new UserError('request.tooMany', { field: `params.${field}`, values: { most: MOST_LABELS } });
  return labels;
};

/** Changes rows; those of `ids` that are there are held in the order of their ids. Answers the changed ones. */
export const changePresets = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  { _id, updated_at: opened, params }: Pick<MutationProductPresetUpdateArgs, '_id' | 'updated_at' | 'params'>,
): Promise<ProductPreset[]> => {
  const rows = await presetsOf(tx, containerId)
    .where('preset._id', 'in', cleanIds(ids))
    .select(presetRow)
    .orderBy('preset._id')
    .forUpdate()
    .execute();
  const [row] = rows;
  if (!row) throw new UserError('preset.missing', { code: 'NOT_FOUND', field: '_id' });
  requireVersion(row, opened);
  const { add_tags, remove_tags, add_collections, remove_collections, favorite, ...said } = params;
  const now = unixNow();
  const labelled = rows.map((each) => ({
    _id: each._id,
    tags: [...checkLabels(labelsAfter(said.tags ?? each.tags, add_tags, remove_tags), 'tags')],
    collections: [...checkLabels(labelsAfter(said.collections ?? each.collections, add_collections, remove_collections), 'collections')],
    favorite: favorite ?? each.favorite,
    updated_at: now,
  }));
  const { tags: _tags, collections: _collections, ...rest } = said;
  if (_id?.trim() && Object.values(rest).some((value) => value !== undefined)) await rewrite(tx, containerId, row, rest);
  await updateRows(tx, 'product_presets', containerId, labelled);
  return presetsById(
    tx,
    containerId,
    rows.map((each) => each._id),
  );
};

/** Writes everything of a row that is changed, as the rule makes it. */
const rewrite = async (tx: Tx, containerId: string, row: PresetRow, said: ProductPresetUpdateInput): Promise<void> => {
  const record = orThrow(checkPreset(formAfter(row, said as Partial<ProductPresetInput>)));
  const lost = said.print_areas ? areaFault(row, record, await usedAreas(tx, containerId, [row._id])) : null;
  if (lost) throw UserError.of(lost, { code: 'CONFLICT' });
  const [pictured] = (await ownPictures(tx, containerId, [record])) as [Pictured];
  await unlessTaken(
    () => updateRows(tx, 'product_presets', containerId, [{ ...(valuesOf(pictured) as object), _id: row._id }]),
    takenBy(record),
  );
  await setFileUses(tx, containerId, 'product_preset', row._id, filesOf(pictured));
};

/** Removes rows for good; nothing uses them. */
export const removePresets = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('product_presets')
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .returning('_id')
    .execute();
  const gone = rows.map(({ _id }) => _id);
  await clearFileUses(tx, containerId, 'product_preset', gone);
  return gone;
};
