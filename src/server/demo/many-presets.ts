import type { Kysely } from 'kysely';
import type { ProductPresetInput } from '../../contract/generated/operations';
import { checkPreset, PRESET_TYPES } from '../../domain/product-presets/preset';
import { valuesOf } from '../catalogue/preset-save';
import { newId } from '../db/ids';
import { insertRows } from '../db/many-rows';
import type { Database } from '../db/schema';
import { inContainer } from '../db/tenancy';
import { orThrow } from '../kernel/input';

const PROVIDERS = ['gearment', 'printify', 'customcat', 'merchize', 'dreamship', 'scalable', 'onos', 'geargag', 'private'] as const;
const MAKERS = ['Alder', 'Birch', 'Cedar', 'Dahlia', 'Elm', 'Fern', 'Garnet', 'Hazel', 'Iris', 'Juniper'] as const;
const KINDS: Readonly<Record<(typeof PRESET_TYPES)[number], readonly string[]>> = {
  apparel: ['Tee', 'Hoodie', 'Sweatshirt', 'Tank Top'],
  alloverprint: ['All-over Tee', 'All-over Hoodie'],
  giftaccessories: ['Mug', 'Tumbler', 'Tote', 'Phone Case'],
  homedecorations: ['Blanket', 'Pillow', 'Doormat'],
  facemask: ['Face Mask'],
  canvasposter: ['Poster', 'Canvas'],
  jewelry: ['Necklace', 'Bracelet'],
};
const COLORS = [
  ['White', '#ffffff'],
  ['Black', '#1c1c1e'],
  ['Navy', '#1f2a44'],
] as const;
const SIZES = ['S', 'M', 'L', 'XL'] as const;
const LABELS = ['unisex', 'soft', 'organic', 'kids', 'winter', 'gift'] as const;
const COLLECTIONS = ['Summer', 'Holiday', 'Basics'] as const;
const BEGAN = 1_700_000_000;

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;

/** The nth product type of a large catalogue, the same each time. */
export const nthPreset = (n: number): ProductPresetInput => {
  // Each eighth is worn, so that kinds and providers do not go together.
  const type = pick(PRESET_TYPES, n % 8 === 7 ? 0 : n % 8);
  const [maker, kind] = [pick(MAKERS, Math.floor(n / 3)), pick(KINDS[type], Math.floor(n / 7))];
  const model = String(10_000 + n);
  const base = 4 + (n % 37) / 2;
  return {
    name: `${maker} ${kind} ${model}`,
    raw_name: `${maker} ${model}`,
    provider: pick(PROVIDERS, Math.floor(n / 2)),
    type,
    description: `${kind} made by ${maker}.`,
    prety_attributes: [
      { attribute_type: 'Color', options: COLORS.map(([ffm_value, hex]) => ({ ffm_value, hex, default: true })) },
      { attribute_type: 'Size', options: SIZES.map((ffm_value) => ({ ffm_value, default: true })) },
    ],
    attribute_specifics: COLORS.flatMap(([color]) =>
      SIZES.map((size, extra) => ({
        sku: `${maker.slice(0, 2).toUpperCase()}${model}-${color.toUpperCase()}-${size}`,
        base_price: base + extra / 2,
        fix_profit: 1,
        fixed_profit: 9.99,
        name_value: [
          { name: 'Color', type: 'Color', value: color },
          { name: 'Size', type: 'Size', value: size },
        ],
      })),
    ),
    print_areas: [{ position: 'front', label: 'Front', width: 4500, height: 5400 }],
    shipping_costs: { domestic: { country: 'US', cost: 4.5, additional_cost: 2 }, international: { cost: 9.5, additional_cost: 4 } },
    weight: 100 + (n % 400),
    tags: n % 5 === 0 ? [pick(LABELS, n), pick(LABELS, n + 1)] : [pick(LABELS, n)],
    collections: n % 4 === 0 ? [pick(COLLECTIONS, n)] : [],
    favorite: n % 100 === 0,
  };
};

/** Product types that are written at a time. */
const AT_ONCE = 500;

/** Gives a container a large catalogue; the part of it that is there stays. Answers how many were made. */
export const seedManyPresets = async (db: Kysely<Database>, containerId: string, count: number): Promise<number> => {
  let made = 0;
  for (let start = 0; start < count; start += AT_ONCE) {
    const records = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, place) => orThrow(checkPreset(nthPreset(start + place))));
    made += await inContainer(db, containerId, async (tx) => {
      const names = records.map(({ raw_name }) => raw_name);
      const rows = await tx
        .selectFrom('product_presets')
        .select(['provider', 'raw_name'])
        .where('container_id', '=', containerId)
        .where('raw_name', 'in', names)
        .execute();
      const there = new Set(rows.map(({ provider, raw_name }) => `${provider} ${raw_name}`));
      const fresh = records.filter(({ provider, raw_name }) => !there.has(`${provider} ${raw_name}`));
      await insertRows(
        tx,
        'product_presets',
        fresh.map((record, place) => {
          const at = BEGAN + start + place;
          // None of them shows a picture.
          return { ...valuesOf({ ...record, image: null, image_id: null } as never), _id: newId(), created_at: at, updated_at: at };
        }),
      );
      return fresh.length;
    });
  }
  return made;
};
