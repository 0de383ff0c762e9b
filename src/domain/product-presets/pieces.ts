import { productPresetCreateByJsonLimits } from '../../contract/generated/limits';
import type { PresetRecord } from './preset';

/** Files of product types begin so; what another version writes is refused by it. */
const FORMAT = 1;

/** Most product types of one file. */
export const MOST_IN_FILE = 10_000;

/** What stands around the product types of a file, each of which is one line. */
export const FILE_HEAD = `{"product_presets":${FORMAT},"presets":[`;
export const FILE_TAIL = '\n]}\n';

/** A product type as one line of a file: each field in its place, whatever order it came in. What is a container's own is left out. */
export const presetLine = (record: PresetRecord): string => {
  const pictureOf = (image: { readonly url: string } | null) => image && { url: image.url };
  const cost = (each: { readonly cost: number; readonly additional_cost: number }) => ({
    cost: each.cost,
    additional_cost: each.additional_cost,
  });
  const { domestic, international } = record.shipping_costs;
  const chart = record.size_chart;
  const parcel = record.package_dimensions;
  const specificsOf = (rows: PresetRecord['specifics']) => rows.map(({ name, values }) => ({ name, values }));
  const written: Readonly<Record<keyof PresetRecord, unknown>> = {
    name: record.name,
    raw_name: record.raw_name,
    provider: record.provider,
    type: record.type,
    image: pictureOf(record.image),
    description: record.description,
    prety_attributes: record.prety_attributes.map(({ attribute_type, plf_attribute_name, options }) => ({
      attribute_type,
      plf_attribute_name,
      options: options.map((option) => ({
        ffm_value: option.ffm_value,
        plf_value: option.plf_value,
        plf_price: option.plf_price,
        hex: option.hex,
        default: option.default,
      })),
    })),
    attribute_specifics: record.attribute_specifics.map(({ sku, base_price, fix_profit, fixed_profit, name_value }) => ({
      sku,
      base_price,
      fix_profit,
      fixed_profit,
      name_value: name_value.map(({ name, type, value }) => ({ name, type, value })),
    })),
    fulfil_attributes: record.fulfil_attributes.map(({ sku, external_sku, available }) => ({ sku, external_sku, available })),
    specifics: specificsOf(record.specifics),
    platform_category: record.platform_category.map(({ platform, id, path, version }) => ({ platform, id, path: [...path], version })),
    platform_specifics: record.platform_specifics.map(({ platform, specifics }) => ({ platform, specifics: specificsOf(specifics) })),
    shipping_costs: {
      domestic: domestic && { country: domestic.country, ...cost(domestic) },
      international: international && cost(international),
    },
    size_chart: chart && {
      unit: chart.unit,
      columns: [...chart.columns],
      rows: chart.rows.map(({ size, values }) => ({ size, values: [...values] })),
    },
    print_areas: record.print_areas.map(({ position, label, width, height, image }) => ({
      position,
      label,
      width,
      height,
      image: pictureOf(image),
    })),
    weight: record.weight,
    package_dimensions: parcel && { length: parcel.length, width: parcel.width, height: parcel.height },
    extend_images: record.extend_images.map(({ url }) => ({ url })),
    price_addition: record.price_addition,
    tags: [...record.tags],
    collections: [...record.collections],
    favorite: record.favorite,
  };
  return JSON.stringify(written);
};

/** The product types of a file, whatever they hold; null of what is no such file. A bare list is taken too. */
export const presetsIn = (file: unknown): readonly unknown[] | null => {
  if (Array.isArray(file)) return file;
  if (typeof file !== 'object' || file === null) return null;
  const { product_presets, presets } = file as { readonly product_presets?: unknown; readonly presets?: unknown };
  return product_presets === FORMAT && Array.isArray(presets) ? presets : null;
};

/** Bytes of a text, at most, where it travels inside JSON: a quote and a line break are two. */
const sent = (text: string): number => {
  let bytes = 0;
  for (const character of JSON.stringify(text)) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};

/**
 * A file's product types in texts of files that each fit in one call, in their order. A single one that does not fit is a piece of its own, and the
 * server refuses it. Null: this is no such file.
 */
export const piecesOf = (file: unknown, most: number = productPresetCreateByJsonLimits.json.characters): string[] | null => {
  const presets = presetsIn(file);
  if (!presets) return null;
  const pieces: string[] = [];
  let [lines, size] = [[] as string[], 0];
  const close = (): void => {
    if (lines.length > 0) pieces.push(`${FILE_HEAD}\n${lines.join(',\n')}${FILE_TAIL}`);
    [lines, size] = [[], 0];
  };
  const around = FILE_HEAD.length + FILE_TAIL.length + 100;
  for (const preset of presets) {
    const line = JSON.stringify(preset);
    const length = sent(line) + 4;
    if (size + length + around > most || lines.length >= MOST_IN_FILE) close();
    lines.push(line);
    size += length;
  }
  close();
  return pieces;
};
