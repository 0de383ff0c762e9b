import { AttributeSpecificInputLimits } from '../../contract/generated/limits';
import type { AttributeSpecificInput, ProductPresetInput, PretyAttributeInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { deriveVariantSkus } from '../listing/listing-save';
import { optionsAddition, variantLabel } from '../listing/variants';
import { toCents } from '../money';
import { skuWords } from '../names';
import { roundTo } from '../numbers';
import { MOST_DOLLARS, isAmount, twiceIn } from './amounts';
import { presetPrice } from './price';

/** The greatest factor, and how many decimals it has. */
const MOST_FACTOR = 1000;
const FACTOR_DIGITS = 4;
const SKU_LIMIT = AttributeSpecificInputLimits.sku.characters;

interface PresetOption {
  readonly ffm_value: string;
  readonly plf_value: string | null;
  readonly plf_price: number;
  readonly hex: string | null;
  readonly default: boolean;
}

export interface PresetAttribute {
  readonly attribute_type: string;
  readonly plf_attribute_name: string | null;
  readonly options: readonly PresetOption[];
}

export interface PresetVariant {
  readonly sku: string;
  readonly sale_price: number;
  readonly base_price: number;
  readonly fix_profit: number;
  readonly fixed_profit: number;
  readonly name_value: readonly { readonly name: string; readonly type: string; readonly value: string }[];
}

/** What the provider knows a variant by. */
export interface FulfilAttribute {
  readonly sku: string;
  readonly external_sku: string;
  readonly available: boolean;
}

/** Choices, variants and what their provider calls them, each agreeing with the others. */
export interface PresetVariants {
  readonly prety_attributes: readonly PresetAttribute[];
  readonly attribute_specifics: readonly PresetVariant[];
  readonly fulfil_attributes: readonly FulfilAttribute[];
}

type Form = Pick<ProductPresetInput, 'prety_attributes' | 'attribute_specifics' | 'fulfil_attributes'>;

/** `rawName`: what variants without a SKU get one of. `addition`: the preset's, in dollars. */
export const checkVariants = (form: Form, rawName: string, addition: number): Outcome<PresetVariants> => {
  const attributes = checkAttributes(form.prety_attributes ?? []);
  if (!attributes.ok) return attributes;
  const variants: PresetVariant[] = [];
  for (const [index, row] of (form.attribute_specifics ?? []).entries()) {
    const variant = checkVariant(row, attributes.value, addition, `params.attribute_specifics.${index}`);
    if (!variant.ok) return variant;
    variants.push(variant.value);
  }
  const field = 'params.attribute_specifics';
  const sku = twiceIn(variants.map((variant) => variant.sku).filter((each) => each !== ''));
  if (sku !== undefined) return refuse('preset.skuTwice', { field, values: { sku } });
  const twice = twiceIn(variants.map(({ name_value }) => JSON.stringify(name_value.map(({ type, value }) => [type, value]))));
  if (twice !== undefined && variants.length > 1) {
    const same = variants.find(({ name_value }) => JSON.stringify(name_value.map(({ type, value }) => [type, value])) === twice);
    return refuse('preset.variantTwice', { field, values: { variant: (same && variantLabel(same)) || rawName } });
  }
  const named = deriveVariantSkus(variants, skuWords(rawName) || 'ITEM');
  const fulfil = checkFulfil(form.fulfil_attributes ?? [], named);
  if (!fulfil.ok) return fulfil;
  return accept({ prety_attributes: attributes.value, attribute_specifics: named, fulfil_attributes: fulfil.value });
};

const checkAttributes = (attributes: readonly PretyAttributeInput[]): Outcome<PresetAttribute[]> => {
  const field = 'params.prety_attributes';
  const kept = attributes.map(({ attribute_type, plf_attribute_name, options }) => ({
    attribute_type: attribute_type.trim(),
    plf_attribute_name: plf_attribute_name?.trim() || null,
    options: options.map((option) => ({
      ffm_value: option.ffm_value.trim(),
      plf_value: option.plf_value?.trim() || null,
      plf_price: option.plf_price ?? 0,
      hex: option.hex?.trim().toLowerCase() || null,
      default: option.default,
    })),
  }));
  const twice = twiceIn(kept.map(({ attribute_type }) => attribute_type));
  if (twice !== undefined) return refuse('preset.attributeTwice', { field, values: { attribute: twice } });
  for (const [index, { attribute_type, options }] of kept.entries()) {
    const path = `${field}.${index}`;
    if (attribute_type === '') return refuse('preset.attributeName', { field: `${path}.attribute_type` });
    if (options.some(({ ffm_value }) => ffm_value === ''))
      return refuse('preset.optionName', { field: `${path}.options`, values: { attribute: attribute_type } });
    const option = twiceIn(options.map(({ ffm_value }) => ffm_value));
    if (option !== undefined)
      return refuse('preset.optionTwice', { field: `${path}.options`, values: { option, attribute: attribute_type } });
    const odd = options.find(({ hex }) => hex !== null && !/^#[0-9a-f]{6}$/u.test(hex));
    if (odd) return refuse('preset.hex', { field: `${path}.options`, values: { option: odd.ffm_value } });
    const dear = options.find(({ plf_price }) => !(Math.abs(plf_price) <= MOST_DOLLARS));
    if (dear) return refuse('preset.optionPrice', { field: `${path}.options`, values: { option: dear.ffm_value, most: MOST_DOLLARS } });
  }
  return accept(
    kept.map((attribute) => ({
      ...attribute,
      options: attribute.options.map((option) => ({ ...option, plf_price: toCents(option.plf_price) })),
    })),
  );
};

const checkVariant = (
  row: AttributeSpecificInput,
  attributes: readonly PresetAttribute[],
  addition: number,
  path: string,
): Outcome<PresetVariant> => {
  const sku = row.sku.trim();
  const name_value = row.name_value.map(({ name, type, value }) => ({
    name: name.trim() || type.trim(),
    type: type.trim(),
    value: value.trim(),
  }));
  const variant = variantLabel({ name_value }) || sku || '#1';
  if (sku.length > SKU_LIMIT) return refuse('preset.skuTooLong', { field: `${path}.sku`, values: { most: SKU_LIMIT } });
  const values = checkValues(name_value, attributes, variant, `${path}.name_value`);
  if (!values.ok) return values;
  const [base_price, fix_profit, fixed_profit] = [row.base_price, row.fix_profit ?? 1, row.fixed_profit ?? 0];
  const most = MOST_DOLLARS;
  if (!isAmount(base_price)) return refuse('preset.amount.base_price', { field: `${path}.base_price`, values: { variant, most } });
  if (!(fix_profit >= 0 && fix_profit <= MOST_FACTOR))
    return refuse('preset.amount.fix_profit', { field: `${path}.fix_profit`, values: { variant, most: MOST_FACTOR } });
  if (!(Math.abs(fixed_profit) <= most))
    return refuse('preset.amount.fixed_profit', { field: `${path}.fixed_profit`, values: { variant, most } });
  const amounts = {
    base_price: toCents(base_price),
    fix_profit: roundTo(fix_profit, FACTOR_DIGITS),
    fixed_profit: toCents(fixed_profit),
  };
  const sale_price = presetPrice(amounts, addition + optionsAddition({ name_value: values.value }, attributes));
  const field = `${path}.sale_price`;
  if (!isAmount(sale_price)) return refuse('preset.price', { field, values: { variant, most } });
  if (typeof row.sale_price === 'number' && toCents(row.sale_price) !== sale_price)
    return refuse('preset.priceDiffers', { field, values: { variant, price: sale_price } });
  return accept({ sku, sale_price, ...amounts, name_value: values.value });
};

/** One option of each attribute, in the attributes' order, and nothing else. */
const checkValues = (
  pairs: PresetVariant['name_value'],
  attributes: readonly PresetAttribute[],
  variant: string,
  field: string,
): Outcome<PresetVariant['name_value']> => {
  const strange = pairs.find(({ type }) => !attributes.some(({ attribute_type }) => attribute_type === type));
  if (strange) return refuse('preset.attributeUnknown', { field, values: { variant, attribute: strange.type } });
  const kept: { name: string; type: string; value: string }[] = [];
  for (const { attribute_type: attribute, options } of attributes) {
    const [pair, another] = pairs.filter(({ type }) => type === attribute);
    if (!pair || another) return refuse('preset.optionChosen', { field, values: { variant, attribute } });
    if (!options.some(({ ffm_value }) => ffm_value === pair.value))
      return refuse('preset.optionUnknown', { field, values: { variant, option: pair.value, attribute } });
    kept.push(pair);
  }
  return accept(kept);
};

const checkFulfil = (
  rows: readonly { readonly sku: string; readonly external_sku: string; readonly available?: boolean | null }[],
  variants: readonly PresetVariant[],
): Outcome<FulfilAttribute[]> => {
  const field = 'params.fulfil_attributes';
  const kept = rows.map(({ sku, external_sku, available }) => ({
    sku: sku.trim(),
    external_sku: external_sku.trim(),
    available: available ?? true,
  }));
  const known = new Set(variants.map(({ sku }) => sku));
  for (const [index, { sku, external_sku }] of kept.entries()) {
    if (!known.has(sku)) return refuse('preset.fulfilUnknown', { field: `${field}.${index}.sku`, values: { sku } });
    if (external_sku === '') return refuse('preset.externalSku', { field: `${field}.${index}.external_sku`, values: { sku } });
  }
  const twice = twiceIn(kept.map(({ sku }) => sku));
  return twice === undefined ? accept(kept) : refuse('preset.skuTwice', { field, values: { sku: twice } });
};
