import { z } from 'zod';
import {
  AttributeSpecificInputLimits,
  defaultLimits,
  PresetImageInputLimits,
  PresetPlatformCategoryInputLimits,
  PresetPlatformSpecificsInputLimits,
  PresetSizeChartInputLimits,
  PresetSizeRowInputLimits,
  PresetSpecificInputLimits,
  ProductPresetInputLimits,
} from '../../contract/generated/limits';
import type { ProductPresetInput } from '../../contract/generated/operations';
import { refuse, accept, type Outcome } from '../../domain/fault';
import { isSavable } from '../kernel/input';

/** Attributes have so many values, of which a variant has one each (`NameValue`s of the contract). */
const MOST_ATTRIBUTES = 20;
const MOST_OPTIONS = 500;

const text = (most: number = defaultLimits.characters) => z.string().max(most).refine(isSavable);
const list = <T extends z.ZodType>(entry: T, { entries }: { readonly entries: number }) => z.array(entry).max(entries);

const image = z.strictObject({ _id: text().nullish(), url: text(PresetImageInputLimits.url.characters).nullish() });
const specifics = z.strictObject({ name: text(), values: list(text(), PresetSpecificInputLimits.values) });
const cost = { cost: z.number(), additional_cost: z.number() };
const limits = ProductPresetInputLimits;

/** A product type as a file has it: what the contract takes for a new one, by the contract's limits. */
const shape = z.strictObject({
  name: text(),
  raw_name: text().nullish(),
  provider: text(),
  type: text(),
  image: image.nullish(),
  description: text(limits.description.characters).nullish(),
  prety_attributes: list(
    z.strictObject({
      attribute_type: text(),
      plf_attribute_name: text().nullish(),
      options: list(
        z.strictObject({
          ffm_value: text(),
          plf_value: text().nullish(),
          plf_price: z.number().nullish(),
          hex: text().nullish(),
          default: z.boolean(),
        }),
        { entries: MOST_OPTIONS },
      ),
    }),
    limits.prety_attributes,
  ).nullish(),
  attribute_specifics: list(
    z.strictObject({
      sku: text(AttributeSpecificInputLimits.sku.characters),
      sale_price: z.number().nullish(),
      base_price: z.number(),
      fix_profit: z.number().nullish(),
      fixed_profit: z.number().nullish(),
      name_value: list(z.strictObject({ name: text(), type: text(), value: text() }), { entries: MOST_ATTRIBUTES }),
    }),
    limits.attribute_specifics,
  ).nullish(),
  fulfil_attributes: list(
    z.strictObject({ sku: text(AttributeSpecificInputLimits.sku.characters), external_sku: text(), available: z.boolean().nullish() }),
    limits.fulfil_attributes,
  ).nullish(),
  specifics: list(specifics, limits.specifics).nullish(),
  platform_category: list(
    z.strictObject({ platform: text(), id: text(), path: list(text(), PresetPlatformCategoryInputLimits.path), version: text().nullish() }),
    limits.platform_category,
  ).nullish(),
  platform_specifics: list(
    z.strictObject({ platform: text(), specifics: list(specifics, PresetPlatformSpecificsInputLimits.specifics) }),
    limits.platform_specifics,
  ).nullish(),
  shipping_costs: z
    .strictObject({
      domestic: z.strictObject({ country: text(), ...cost }).nullish(),
      international: z.strictObject(cost).nullish(),
    })
    .nullish(),
  size_chart: z
    .strictObject({
      unit: text(),
      columns: list(text(PresetSizeChartInputLimits.columns.characters), PresetSizeChartInputLimits.columns),
      rows: list(
        z.strictObject({
          size: text(PresetSizeRowInputLimits.size.characters),
          values: list(text(PresetSizeRowInputLimits.values.characters), PresetSizeRowInputLimits.values),
        }),
        PresetSizeChartInputLimits.rows,
      ),
    })
    .nullish(),
  print_areas: list(
    z.strictObject({ position: text(), label: text(), width: z.int(), height: z.int(), image: image.nullish() }),
    limits.print_areas,
  ).nullish(),
  weight: z.number().nullish(),
  package_dimensions: z.strictObject({ length: z.number(), width: z.number(), height: z.number() }).nullish(),
  extend_images: list(image, limits.extend_images).nullish(),
  price_addition: z.number().nullish(),
  tags: list(text(limits.tags.characters), limits.tags).nullish(),
  collections: list(text(limits.collections.characters), limits.collections).nullish(),
  favorite: z.boolean().nullish(),
}) satisfies z.ZodType<ProductPresetInput>;

/** Longest place in a file that a sentence names. */
const MOST_PLACE = 80;

/** What a file says of one product type, if it can be that. */
export const readShape = (value: unknown): Outcome<ProductPresetInput> => {
  const read = shape.safeParse(value);
  if (read.success) return accept(read.data);
  const [issue] = read.error.issues;
  const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join('.');
  return refuse('preset.import.shape', { values: { field: (place || 'preset').slice(0, MOST_PLACE) } });
};
