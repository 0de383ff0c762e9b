import type { Insertable } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { ProductPresetTable } from './tables';

/** What a new preset needs to be told; the rest follows. */
export type NewProductPreset = Omit<Insertable<ProductPresetTable>, 'container_id' | '_id' | 'created_at' | 'updated_at'>;

const JSON_COLUMNS = [
  'prety_attributes',
  'attribute_specifics',
  'fulfil_attributes',
  'specifics',
  'platform_category',
  'platform_specifics',
  'shipping_costs',
  'size_chart',
  'print_areas',
  'package_dimensions',
  'extend_images',
  'source',
] as const satisfies readonly (keyof NewProductPreset)[];

/** The driver would send a bare array as a PostgreSQL array. */
const asJson = (preset: NewProductPreset): Partial<NewProductPreset> =>
  Object.fromEntries(
    JSON_COLUMNS.flatMap((name) => (preset[name] === undefined || preset[name] === null ? [] : [[name, jsonb(preset[name])]])),
  );

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
      ...asJson(preset),
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
