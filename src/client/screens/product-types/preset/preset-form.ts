import { z } from 'zod';
import type { ProductPresetUpdateInput } from '../../../../contract/generated/operations';
import { htmlFromText, textFromHtml } from '../../../../domain/listing/plain-html';
import { optionsAddition, variantLabel } from '../../../../domain/listing/variants';
import { isBlank, parseNumber, roundTo } from '../../../../domain/numbers';
import { areaFaults, type TypedArea } from '../../../../domain/product-presets/areas';
import type { AdditionOf } from '../../../../domain/variant-grid/cells';
import { faultsOf } from '../../../../domain/variant-grid/faults';
import { packRows, unpackRows, type PackedRows } from '../../../../domain/variant-grid/packed';
import { priceOfRow, type GridField, type GridRow } from '../../../../domain/variant-grid/row';
import type { TypedAttribute, TypedOption } from '../../../../domain/product-presets/options';
import type { Preset } from '../../../entities/presets';
import type { CellRefusal } from '../../../ui/variant-grid/use-grid';

export interface TypedSizeChart {
  readonly unit: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly size: string; readonly values: readonly string[] }[];
}

/** Where the product belongs at a platform, and what that wants to know of it. */
export interface TypedPlacement {
  readonly platform: string;
  readonly category: { readonly id: string; readonly path: readonly string[]; readonly version: string } | null;
  readonly specifics: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** A picture by its file, or its address where there is none. */
export interface TypedPicture {
  readonly _id: string | null;
  readonly url: string;
}

/** Codes of `preset:form.fault`. */
export type PresetFault = 'name' | 'number' | 'cells' | 'options' | 'country' | 'areas';

const noLess = (text: string): boolean => isBlank(text) || (parseNumber(text) ?? -1) >= 0;
const amount = z.string().refine(noLess, 'number');

/** A preset as typed, by the names of the contract but for what has parts; messages are `PresetFault`s. */
export const presetShape = z
  .object({
    name: z.string().refine((name) => name.trim() !== '', 'name'),
    description: z.string(),
    tags: z.array(z.string()),
    collections: z.array(z.string()),
    price_addition: z.string().refine((text) => isBlank(text) || parseNumber(text) !== null, 'number'),
    prety_attributes: z.array(z.custom<TypedAttribute>()),
    attribute_specifics: z.custom<PackedRows>(),
    domestic_country: z.string(),
    domestic_cost: amount,
    domestic_additional: amount,
    international_cost: amount,
    international_additional: amount,
    size_chart: z.custom<TypedSizeChart | null>(),
    weight: amount,
    length: amount,
    width: amount,
    height: amount,
    print_areas: z.array(z.custom<TypedArea>()),
    extend_images: z.array(z.custom<TypedPicture>()),
    platforms: z.array(z.custom<TypedPlacement>()),
  })
  .superRefine((form, context) => {
    const tell = (path: string, message: PresetFault): void => context.addIssue({ code: 'custom', path: [path], message });
    if (form.prety_attributes.some(({ options }) => !areOptionsRight(options))) tell('prety_attributes', 'options');
    if (faultsOf(unpackRows(form.attribute_specifics), additionBy(form)).length > 0) tell('attribute_specifics', 'cells');
    if (areaFaults(form.print_areas).length > 0) tell('print_areas', 'areas');
    if ((parseNumber(form.domestic_cost) ?? -1) >= 0 && form.domestic_country === '') tell('domestic_country', 'country');
  });

export type PresetForm = z.infer<typeof presetShape>;

const areOptionsRight = (options: readonly TypedOption[]): boolean =>
  options.every(({ ffm_value, plf_price }) => ffm_value.trim() !== '' && (isBlank(plf_price) || parseNumber(plf_price) !== null)) &&
  new Set(options.map(({ ffm_value }) => ffm_value.trim())).size === options.length;

const written = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

const attributesOf = (attributes: readonly TypedAttribute[]) =>
  attributes.map((attribute) => ({
    ...attribute,
    options: attribute.options.map((option) => ({ ...option, plf_price: parseNumber(option.plf_price) })),
  }));

/** What is added to each variant's price, in dollars: by all, and by its options. */
export const additionBy = ({ prety_attributes, price_addition }: Pick<PresetForm, 'prety_attributes' | 'price_addition'>): AdditionOf => {
  const attributes = attributesOf(prety_attributes);
  const all = parseNumber(price_addition) ?? 0;
  // By what the row is, which it stays whatever else is typed in it.
  const known = new WeakMap<GridRow['name_value'], number>();
  return (row) => {
    const addition = known.get(row.name_value) ?? roundTo(all + optionsAddition(row, attributes), 2);
    known.set(row.name_value, addition);
    return addition;
  };
};

/** Every platform of which anything is said, in the order of their names. */
const placementsOf = ({ platform_category, platform_specifics }: Preset): TypedPlacement[] =>
  [...new Set([...platform_category, ...platform_specifics].map(({ platform }) => platform))].sort().map((platform) => {
    const category = platform_category.find((each) => each.platform === platform);
    return {
      platform,
      category: category ? { id: category.id, path: category.path, version: category.version } : null,
      specifics: platform_specifics.find((each) => each.platform === platform)?.specifics ?? [],
    };
  });

const rowOf = ({ sku, base_price, fix_profit, fixed_profit, name_value }: Preset['attribute_specifics'][number]): GridRow => ({
  sku,
  base_price: base_price.toFixed(2),
  fix_profit: String(fix_profit),
  fixed_profit: fixed_profit.toFixed(2),
  name_value,
});

export const formOfPreset = (preset: Preset): PresetForm => {
  const { domestic, international } = preset.shipping_costs;
  return {
    name: preset.name,
    description: textFromHtml(preset.description),
    tags: [...preset.tags],
    collections: [...preset.collections],
    price_addition: preset.price_addition === 0 ? '' : preset.price_addition.toFixed(2),
    prety_attributes: preset.prety_attributes.map(({ attribute_type, plf_attribute_name, options }) => ({
      attribute_type,
      plf_attribute_name: plf_attribute_name ?? '',
      options: options.map((option) => ({
        ffm_value: option.ffm_value,
        plf_value: option.plf_value ?? '',
        plf_price: written(option.plf_price),
        hex: option.hex ?? '',
        default: option.default,
      })),
    })),
    attribute_specifics: packRows(preset.attribute_specifics.map(rowOf)),
    domestic_country: domestic?.country ?? '',
    domestic_cost: written(domestic?.cost),
    domestic_additional: written(domestic?.additional_cost),
    international_cost: written(international?.cost),
    international_additional: written(international?.additional_cost),
    size_chart: preset.size_chart ?? null,
    weight: preset.weight === 0 ? '' : String(preset.weight),
    length: written(preset.package_dimensions?.length),
    width: written(preset.package_dimensions?.width),
    height: written(preset.package_dimensions?.height),
    print_areas: preset.print_areas.map(({ position, label, width, height, image }) => ({
      position,
      label,
      width: String(width),
      height: String(height),
      image: image ? { _id: image._id ?? null, url: image.url } : null,
    })),
    extend_images: preset.extend_images.map(({ _id, url }) => ({ _id: _id ?? null, url })),
    platforms: placementsOf(preset),
  };
};

/** What the provider knows the variants by follows them to their SKUs of now. */
const fulfilOf = (preset: Preset, rows: readonly GridRow[]): ProductPresetUpdateInput['fulfil_attributes'] => {
  const now = new Map(rows.map((row) => [variantLabel(row), row.sku]));
  const skus = new Map(preset.attribute_specifics.map((variant) => [variant.sku, now.get(variantLabel(variant)) ?? '']));
  return preset.fulfil_attributes.flatMap((attribute) => {
    const sku = skus.get(attribute.sku);
    return sku === undefined || sku === '' ? [] : [{ ...attribute, sku }];
  });
};

const numberOr0 = (text: string): number => parseNumber(text) ?? 0;

const pictureOf = ({ _id, url }: TypedPicture) => (_id === null ? { url } : { _id });

/** What the update says for each group of fields of the form. */
const paramsOf = (form: PresetForm, preset: Preset): ProductPresetUpdateInput => {
  const additionOf = additionBy(form);
  const rows = unpackRows(form.attribute_specifics);
  const keptDescription = textFromHtml(preset.description) === form.description.trim();
  const sized = [form.length, form.width, form.height].some((text) => !isBlank(text));
  return {
    name: form.name,
    description: keptDescription ? preset.description : htmlFromText(form.description),
    tags: form.tags,
    collections: form.collections,
    price_addition: numberOr0(form.price_addition),
    prety_attributes: form.prety_attributes.map(({ attribute_type, plf_attribute_name, options }) => ({
      attribute_type,
      plf_attribute_name: plf_attribute_name.trim() || null,
      options: options.map((option) => ({
        ffm_value: option.ffm_value.trim(),
        plf_value: option.plf_value.trim() || null,
        plf_price: parseNumber(option.plf_price),
        hex: option.hex || null,
        default: option.default,
      })),
    })),
    attribute_specifics: rows.map((row) => ({
      sku: row.sku,
      base_price: numberOr0(row.base_price),
      fix_profit: parseNumber(row.fix_profit) ?? 1,
      fixed_profit: numberOr0(row.fixed_profit),
      sale_price: priceOfRow(row, additionOf(row)) ?? 0,
      name_value: row.name_value.map(({ name, type, value }) => ({ name, type, value })),
    })),
    fulfil_attributes: fulfilOf(preset, rows),
    shipping_costs: {
      domestic: isBlank(form.domestic_cost)
        ? null
        : {
            country: form.domestic_country,
            cost: numberOr0(form.domestic_cost),
            additional_cost: numberOr0(form.domestic_additional),
          },
      international: isBlank(form.international_cost)
        ? null
        : { cost: numberOr0(form.international_cost), additional_cost: numberOr0(form.international_additional) },
    },
    size_chart: form.size_chart && {
      unit: form.size_chart.unit,
      columns: [...form.size_chart.columns],
      rows: form.size_chart.rows.map(({ size, values }) => ({ size, values: [...values] })),
    },
    weight: numberOr0(form.weight),
    package_dimensions: sized ? { length: numberOr0(form.length), width: numberOr0(form.width), height: numberOr0(form.height) } : null,
    platform_category: form.platforms.flatMap(({ platform, category }) =>
      category ? [{ platform, id: category.id, path: [...category.path], version: category.version }] : [],
    ),
    platform_specifics: form.platforms.flatMap(({ platform, specifics }) =>
      specifics.length === 0 ? [] : [{ platform, specifics: specifics.map(({ name, values }) => ({ name, values: [...values] })) }],
    ),
    print_areas: form.print_areas.map(({ position, label, width, height, image }) => ({
      position: position.trim(),
      label: label.trim() || position.trim(),
      width: numberOr0(width),
      height: numberOr0(height),
      image: image && pictureOf(image),
    })),
    extend_images: form.extend_images.map(pictureOf),
  };
};

/** Which parts of the update a field of the form is told in. */
const PARTS: Readonly<Record<keyof PresetForm, readonly (keyof ProductPresetUpdateInput)[]>> = {
  name: ['name'],
  description: ['description'],
  tags: ['tags'],
  collections: ['collections'],
  price_addition: ['price_addition', 'attribute_specifics'],
  prety_attributes: ['prety_attributes', 'attribute_specifics', 'fulfil_attributes'],
  attribute_specifics: ['attribute_specifics', 'fulfil_attributes'],
  domestic_country: ['shipping_costs'],
  domestic_cost: ['shipping_costs'],
  domestic_additional: ['shipping_costs'],
  international_cost: ['shipping_costs'],
  international_additional: ['shipping_costs'],
  size_chart: ['size_chart'],
  weight: ['weight'],
  length: ['package_dimensions'],
  width: ['package_dimensions'],
  height: ['package_dimensions'],
  print_areas: ['print_areas'],
  extend_images: ['extend_images'],
  platforms: ['platform_category', 'platform_specifics'],
};

export const FORM_FIELDS = Object.keys(PARTS) as readonly (keyof PresetForm)[];

/** Fields in which something else is typed than `before`, the form of the preset as it is. */
export const changedFields = (form: PresetForm, before: PresetForm): readonly (keyof PresetForm)[] =>
  FORM_FIELDS.filter((field) => form[field] !== before[field] && JSON.stringify(form[field]) !== JSON.stringify(before[field]));

/** What is sent: only what was changed, with what follows from it. */
export const changesOf = (form: PresetForm, preset: Preset): ProductPresetUpdateInput => {
  const all = paramsOf(form, preset);
  const parts = new Set(changedFields(form, formOfPreset(preset)).flatMap((field) => PARTS[field]));
  return Object.fromEntries(Object.entries(all).filter(([part]) => parts.has(part as keyof ProductPresetUpdateInput)));
};

const CELLS: Readonly<Record<string, GridField>> = {
  sku: 'sku',
  base_price: 'base_price',
  fix_profit: 'fix_profit',
  fixed_profit: 'fixed_profit',
  sale_price: 'price',
};

/** The cell a refusal is about, by the path of its input; null: none. */
export const refusedCell = (path: string | undefined, sentence: string): CellRefusal | null => {
  const [, row, name = 'sku'] = /attribute_specifics\.(\d+)(?:\.(\w+))?/u.exec(path ?? '') ?? [];
  return row === undefined ? null : { row: Number(row), field: CELLS[name] ?? 'sku', sentence };
};
