import { plainMoney } from '../../../../domain/currency';
import type { OutgoingProduct, OutgoingVariant, PushParts } from '../shop';
import type { Held, HeldVariant } from './held';
import type { Files } from './pictures';

/** What Shopify calls the one choice of a product that has none. */
export const ONLY = { name: 'Title', value: 'Default Title' } as const;

type Choice = { readonly name: string; readonly value: string };

const choicesOf = (product: OutgoingProduct, { options }: OutgoingVariant): readonly Choice[] =>
  product.options.length > 0 ? options : [ONLY];

/** No two variants have the same. */
const comboOf = (choices: readonly Choice[]): string =>
  JSON.stringify(choices.map(({ name, value }) => [name.toLowerCase(), value.toLowerCase()]).toSorted());

export interface Plan {
  readonly wanted: readonly { readonly variant: OutgoingVariant; readonly held: HeldVariant | undefined }[];
  /** The owner's own: what is not named in a push would be deleted. */
  readonly kept: readonly HeldVariant[];
}

/** A variant is known by its SKU, else by its choices. What is neither the listing's nor was given by us is the owner's. */
export const planOf = (product: OutgoingProduct, held: Held | undefined): Plan => {
  const rest = new Set(held?.variants);
  const take = (found: HeldVariant | undefined): HeldVariant | undefined => {
    if (found) rest.delete(found);
    return found;
  };
  const bySku = new Map(product.variants.map((variant) => [variant, take([...rest].find(({ sku }) => sku === variant.sku))]));
  const wanted = product.variants.map((variant) => {
    const combo = comboOf(choicesOf(product, variant));
    return { variant, held: bySku.get(variant) ?? take([...rest].find(({ selectedOptions }) => comboOf(selectedOptions) === combo)) };
  });
  const ours = new Set([...(held?.given.skus ?? []), ...product.unsold]);
  const names = product.options.map(({ name }) => name).toSorted();
  // A product's variants all have the same choices: where the listing has others now, those with the former cannot stay.
  const fits = ({ selectedOptions }: HeldVariant): boolean =>
    JSON.stringify(selectedOptions.map(({ name }) => name).toSorted()) === JSON.stringify(names);
  return { wanted, kept: [...rest].filter((each) => !ours.has(each.sku) && fits(each)) };
};

const optionValues = (choices: readonly Choice[]) => choices.map(({ name, value }) => ({ optionName: name, name: value }));

const optionsBody = (product: OutgoingProduct, { kept }: Plan) => {
  if (product.options.length === 0) return [{ name: ONLY.name, position: 1, values: [{ name: ONLY.value }] }];
  return product.options.map(({ name, values }, index) => {
    const own = kept.flatMap(({ selectedOptions }) => selectedOptions.filter((each) => each.name === name).map(({ value }) => value));
    return { name, position: index + 1, values: [...new Set([...values, ...own])].map((value) => ({ name: value })) };
  });
};

/** Fields of Shopify's `ProductVariantSetInput`. */
export interface VariantInput {
  readonly id?: string;
  readonly sku?: string;
  readonly [field: string]: unknown;
}

/** The product's choices and all its variants. `variants`: their prices too, and those it lacks; else only their pictures. */
export const variantsBody = (
  product: OutgoingProduct,
  plan: Plan,
  parts: PushParts,
  { fileOf }: Files,
): { readonly productOptions: object; readonly variants: readonly VariantInput[] } => {
  const { weight: grams } = product.parcel;
  const weight = grams === null ? null : { measurement: { weight: { value: grams, unit: 'GRAMS' } } };
  return {
    productOptions: optionsBody(product, plan),
    variants: [
      ...plan.wanted.flatMap(({ variant, held }) => {
        if (!held && !parts.variants) return [];
        return [
          {
            ...(held && { id: held.id }),
            optionValues: optionValues(choicesOf(product, variant)),
            ...(parts.variants && {
              sku: variant.sku,
              price: plainMoney(variant.price, product.currency),
              ...(variant.barcode && { barcode: variant.barcode.trade?.digits ?? variant.barcode.text }),
            }),
            // What is printed on demand does not run out.
            ...(!held && { inventoryPolicy: 'CONTINUE' }),
            ...(parts.variants && (!held || weight) && { inventoryItem: { ...(!held && { tracked: false }), ...weight } }),
            ...(parts.images && variant.image && { file: fileOf(variant.image) }),
          },
        ];
      }),
      ...plan.kept.map(({ id, selectedOptions }) => ({ id, optionValues: optionValues(selectedOptions) })),
    ],
  };
};
