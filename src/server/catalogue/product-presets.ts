import type { Insertable, Selectable } from 'kysely';
import type { ProductPreset } from '../../contract/generated/resolvers';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import type { ProductPresetTable } from './tables';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { sortOf } from '../kernel/sort';
import { containing, isOpenFilter } from '../kernel/input';

/** Categories and providers that are counted (specification 1, §3). */
const CATEGORIES = ['apparel', 'alloverprint', 'giftaccessories', 'homedecorations', 'facemask', 'canvasposter', 'jewelry'] as const;
const PROVIDERS = [
  'customcat',
  'lionnix',
  'merchize',
  'geargag',
  'scalable',
  'private',
  'printify',
  'dreamship',
  'gearment',
  'onos',
] as const;

const SORTS = ['name', 'provider', 'created_at'] as const;

type PresetRow = Omit<Selectable<ProductPresetTable>, 'container_id' | 'garment'> & { mockup_count: number };

export const toPreset = (row: PresetRow): ProductPreset => {
  const costs = row.attribute_specifics.map(({ base_price }) => base_price);
  return {
    ...row,
    id: row._id,
    image_id: null,
    fulfil_attributes: [],
    specifics: [],
    platform_category: [],
    platform_specifics: [],
    shipping_costs: { domestic: null, international: null },
    size_chart: null,
    package_dimensions: null,
    extend_images: [],
    price_addition: 0,
    collections: [],
    base_price_from: costs.length > 0 ? Math.min(...costs) : null,
    base_price_to: costs.length > 0 ? Math.max(...costs) : null,
    variant_count: costs.length,
    source: null,
    used_by: { mockup_presets: row.mockup_count, mockups: 0, listings: 0 },
  };
};

const presetsOf = (tx: Tx, containerId: string) =>
  tx.selectFrom('product_presets as preset').where('preset.container_id', '=', containerId);

/** The container's presets with everything the API shows of them. */
export const selectPresets = (tx: Tx, containerId: string) =>
  presetsOf(tx, containerId)
    .select([
      'preset._id',
      'preset.name',
      'preset.raw_name',
      'preset.image',
      'preset.description',
      'preset.provider',
      'preset.type',
      'preset.prety_attributes',
      'preset.attribute_specifics',
      'preset.print_areas',
      'preset.weight',
      'preset.tags',
      'preset.favorite',
      'preset.created_at',
      'preset.updated_at',
    ])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('mockup_presets as template')
            .whereRef('template.container_id', '=', 'preset.container_id')
            .whereRef('template.product_id', '=', 'preset._id')
            .select((inner) => inner.fn.countAll<number>().as('count')),
          eb.lit(0),
        )
        .as('mockup_count'),
    );

/** What a new preset needs to be told; the rest follows. */
export type NewProductPreset = Omit<Insertable<ProductPresetTable>, 'container_id' | '_id' | 'created_at' | 'updated_at'>;

/**
 * Adds a preset to the container of `tx` unless its provider's product is there already (same provider and raw name).
 * Returns its id and whether it is new.
 */
export const insertProductPreset = async (tx: Tx, preset: NewProductPreset): Promise<{ _id: string; isNew: boolean }> => {
  const now = unixNow();
  const inserted = await tx
    .insertInto('product_presets')
    .values({
      ...preset,
      _id: newId(),
      prety_attributes: jsonb(preset.prety_attributes),
      attribute_specifics: jsonb(preset.attribute_specifics),
      print_areas: jsonb(preset.print_areas),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['container_id', 'provider', 'raw_name']).doNothing())
    .returning('_id')
    .executeTakeFirst();
  if (inserted) return { _id: inserted._id, isNew: true };
  const there = await tx
    .selectFrom('product_presets')
    .select('_id')
    .where('provider', '=', preset.provider)
    .where('raw_name', '=', preset.raw_name)
    .executeTakeFirstOrThrow();
  return { _id: there._id, isNew: false };
};

/** Rows of the container by the value of one column, with the sum of all under `all`. */
const countBy = async <K extends string>(tx: Tx, containerId: string, column: 'type' | 'provider', keys: readonly K[]) => {
  const rows = await tx
    .selectFrom('product_presets')
    .where('container_id', '=', containerId)
    .select([`${column} as key`, (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(column)
    .execute();
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return { all, ...(Object.fromEntries(keys.map((key) => [key, counts.get(key) ?? 0])) as Record<K, number>) };
};

export const Query: Pick<QueryOperations, 'productPreset' | 'productPresetCount' | 'productPresetCountProvider' | 'productPresetLabels'> = {
  productPreset: {
    rule: { module: 'item_preset', access: 'view' },
    run: async (tx, { _id, id, search, type, provider, sort }, context) => {
      const sorted = sortOf(sort, SORTS);
      const by = sorted && `preset.${sorted.field}`;
      const order: PageOrder = { id: 'preset._id', by, direction: sorted?.direction ?? 'asc', ids: 'asc' };
      let found = presetsOf(tx, context.container._id);
      for (const wanted of [_id, id]) if (wanted) found = found.where('preset._id', '=', wanted);
      if (search?.trim()) {
        const pattern = containing(search);
        found = found.where((eb) => eb.or([eb('preset.name', 'ilike', pattern), eb('preset.raw_name', 'ilike', pattern)]));
      }
      if (!isOpenFilter(type)) found = found.where('preset.type', '=', type.trim());
      if (!isOpenFilter(provider)) found = found.where('preset.provider', '=', provider.trim());
      const page = await findPage(context, found, order);
      const rows = await selectPresets(tx, context.container._id).where(page).orderBy(inOrder(order)).execute();
      return rows.map(toPreset);
    },
  },

  productPresetCount: {
    rule: { module: 'item_preset', access: 'view' },
    run: (tx, _args, { container }) => countBy(tx, container._id, 'type', CATEGORIES),
  },

  productPresetCountProvider: {
    rule: { module: 'item_preset', access: 'view' },
    run: (tx, _args, { container }) => countBy(tx, container._id, 'provider', PROVIDERS),
  },

  productPresetLabels: {
    rule: { module: 'item_preset', access: 'view' },
    run: async () => ({ tags: [], collections: [] }),
  },
};

const later = async (): Promise<never> => {
  throw new Error('This is not done yet.');
};

export const Mutation: Pick<
  MutationOperations,
  'productPresetCreate' | 'productPresetUpdate' | 'productPresetCreateByJson' | 'productPresetPaste' | 'productPresetRemove'
> = {
  productPresetCreate: { rule: { module: 'item_preset', access: 'add' }, run: later },
  productPresetUpdate: { rule: { module: 'item_preset', access: 'update' }, verdicts: later, run: later },
  productPresetCreateByJson: { rule: { module: 'item_preset', access: 'add' }, run: later },
  productPresetPaste: { rule: { module: 'item_preset', access: 'add' }, run: later },
  productPresetRemove: { rule: { module: 'item_preset', access: 'delete' }, verdicts: later, run: later },
};
