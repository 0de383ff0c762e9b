import { AttributeSpecificInputLimits } from '../../contract/generated/limits';
import { presetPrice } from '../product-presets/price';
import { additionsOf, attributesOf, type Attribute } from './attributes';
import { valuesOf, type MadeThing, type MadeVariant } from './made';

export interface PresetVariant {
  readonly sku: string;
  readonly sale_price: number;
  readonly base_price: number;
  readonly fix_profit: number;
  readonly fixed_profit: number;
  readonly name_value: { name: string; type: string; value: string }[];
}

/** How prices follow from costs. */
export interface Profit {
  readonly fix_profit: number;
  readonly fixed_profit: number;
}

const MOST_SKU = AttributeSpecificInputLimits.sku.characters;

const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toUpperCase();

/** SKUs as people read them: the product's, and what tells a variant from the others; each once. */
export const skusFor = (product: string, variants: readonly MadeVariant[], taken: ReadonlySet<string> = new Set()): string[] => {
  const used = new Set(taken);
  const stem = plainWords(product).slice(0, 24).replace(/-+$/, '') || 'ITEM';
  return variants.map((variant) => {
    const whole = [stem, ...valuesOf(variant).map(({ value }) => plainWords(value))]
      .filter(Boolean)
      .join('-')
      .slice(0, MOST_SKU - 5);
    let sku = whole;
    for (let n = 2; used.has(sku); n += 1) sku = `${whole}-${n}`;
    used.add(sku);
    return sku;
  });
};

export const priced = (
  variant: Omit<PresetVariant, 'sale_price'>,
  attributes: readonly Attribute[],
  price_addition: number,
): PresetVariant => ({ ...variant, sale_price: presetPrice(variant, price_addition + additionsOf(variant, attributes)) });

const labelled = (area: string): string => {
  const words = area.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a product type is when it is made of a provider's product. What costs nobody tells begins with 0: somebody has to say. */
export const presetOf = (name: string, made: MadeThing, country: string | null, profit: Profit) => {
  const skus = skusFor(name, made.variants);
  const bare = made.variants.map((variant, at) => ({
    ...{ sku: skus[at] ?? '', base_price: variant.cost ?? 0, ...profit },
    name_value: valuesOf(variant),
  }));
  const prety_attributes = attributesOf(bare);
  const { domestic, international } = made;
  return {
    prety_attributes,
    attribute_specifics: bare.map((variant) => priced(variant, prety_attributes, 0)),
    fulfil_attributes: made.variants.map(({ sku, available }, at) => ({ sku: skus[at] ?? '', external_sku: sku, available })),
    print_areas: made.areas.map(({ area, width, height }) => ({ position: area, label: labelled(area), width, height, image: null })),
    shipping_costs: { domestic: domestic && country ? { country, ...domestic } : null, international },
    weight: made.weight ?? 0,
  };
};
