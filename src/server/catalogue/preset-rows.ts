import { sql, type Selectable } from 'kysely';
import type { PresetImage, ProductPreset } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import { sumsAndChanges } from '../db/kept-counts';
import type { KeptPrintArea, ProductPresetTable } from './tables';

/** Columns whose values are the contract's as they are. */
export const presetRow = [
  '_id',
  'name',
  'raw_name',
  'image',
  'image_id',
  'description',
  'provider',
  'type',
  'prety_attributes',
  'attribute_specifics',
  'fulfil_attributes',
  'specifics',
  'platform_category',
  'platform_specifics',
  'shipping_costs',
  'size_chart',
  'print_areas',
  'weight',
  'package_dimensions',
  'extend_images',
  'price_addition',
  'tags',
  'collections',
  'favorite',
  'mockup_count',
  'base_price_from',
  'base_price_to',
  'variant_count',
  'source',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ProductPresetTable)[];

export type PresetRow = Pick<Selectable<ProductPresetTable>, (typeof presetRow)[number]>;

const toArea = ({ position, label, width, height, image }: KeptPrintArea) => ({ position, label, width, height, image: image ?? null });

const toImage = ({ _id, url, sizes }: PresetImage): PresetImage => ({ _id: _id ?? null, url, sizes });

interface Uses {
  readonly mockups: number;
  readonly listings: number;
}

/** How many mockups and listings are made of each product type. */
const usesOf = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Uses>> => {
  const { rows } = await sql<{ product_id: string; kind: string; count: number }>`select product_id, kind, sum(count)::integer as count
    from ${sumsAndChanges('preset_use_counts', containerId)} where product_id = any(${ids}) group by 1, 2`.execute(tx);
  const uses = new Map<string, { mockups: number; listings: number }>();
  for (const { product_id, kind, count } of rows) {
    const known = uses.get(product_id) ?? { mockups: 0, listings: 0 };
    uses.set(product_id, kind === 'mockup' ? { ...known, mockups: count } : { ...known, listings: count });
  }
  return uses;
};

/** Rows as the contract has them, in their order. */
export const toPresets = async (tx: Tx, containerId: string, rows: readonly PresetRow[]): Promise<ProductPreset[]> => {
  const uses =
    rows.length > 0
      ? await usesOf(
          tx,
          containerId,
          rows.map(({ _id }) => _id),
        )
      : new Map<string, Uses>();
  return rows.map((row) => ({
    ...row,
    id: row._id,
    print_areas: row.print_areas.map(toArea),
    extend_images: row.extend_images.map(toImage),
    used_by: { mockup_presets: row.mockup_count, ...(uses.get(row._id) ?? { mockups: 0, listings: 0 }) },
  }));
};

/** The container's product types. */
export const presetsOf = (tx: Tx, containerId: string) =>
  tx.selectFrom('product_presets as preset').where('preset.container_id', '=', containerId);

/** Those of some ids that are there, in the order of the ids. */
export const presetsById = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ProductPreset[]> => {
  if (ids.length === 0) return [];
  const rows = await presetsOf(tx, containerId).where('preset._id', 'in', ids).select(presetRow).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return toPresets(
    tx,
    containerId,
    rows.toSorted((a, b) => (places.get(a._id) ?? 0) - (places.get(b._id) ?? 0)),
  );
};
