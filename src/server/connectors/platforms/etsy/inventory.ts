import { z } from 'zod';
import { ConnectorError } from '../../connector';
import { roundMoney } from '../../../../domain/currency';
import type { OutgoingProduct, OutgoingVariant } from '../shop';
import { NAME, type EtsyClient } from './client';
import { valueOf } from './words';

/** Etsy's properties for kinds of choice with names of one's own. */
const CUSTOM = [513, 514] as const;

/** Pieces Etsy lets a listing have. Unverified. */
const MOST_PIECES = 999;
export const piecesOf = ({ quantity }: OutgoingProduct): number => Math.min(Math.max(1, Math.floor(quantity)), MOST_PIECES);

export const lowestPrice = ({ variants, currency }: OutgoingProduct): number =>
  roundMoney(Math.min(...variants.map(({ price }) => price)), currency);

export const checkOptions = ({ options }: OutgoingProduct): void => {
  if (options.length > CUSTOM.length)
    throw new ConnectorError('too_many_options', 'shop.tooManyOptions', { values: { name: NAME, most: CUSTOM.length } });
};

const wordOf = ({ options }: OutgoingVariant, name: string): string => options.find((each) => each.name === name)?.value ?? '';

/** Every combination of values: Etsy wants them all, those that are not sold too. */
const combinations = (product: OutgoingProduct): readonly (readonly string[])[] =>
  product.options.reduce<readonly (readonly string[])[]>(
    (before, { name, values }) => {
      const sold = values.filter((value) => product.variants.some((variant) => wordOf(variant, name) === value));
      return before.flatMap((words) => sold.map((word) => [...words, word]));
    },
    [[]],
  );

const inventoryBody = (product: OutgoingProduct, readiness: number) => {
  const properties = product.options.map((_option, at) => CUSTOM[at] ?? 0);
  const products = combinations(product).map((words) => {
    const variant = product.variants.find((each) => product.options.every(({ name }, at) => wordOf(each, name) === words[at]));
    return {
      sku: variant?.sku ?? '',
      property_values: words.map((word, at) => ({
        property_id: CUSTOM[at] ?? 0,
        property_name: valueOf(product.options[at]?.name ?? ''),
        value_ids: [],
        values: [valueOf(word)],
      })),
      offerings: [
        {
          price: variant ? roundMoney(variant.price, product.currency) : lowestPrice(product),
          quantity: piecesOf(product),
          is_enabled: variant !== undefined,
          readiness_state_id: readiness,
        },
      ],
    };
  });
  const prices = new Set(products.map(({ offerings }) => offerings[0]?.price));
  return {
    products,
    price_on_property: prices.size > 1 ? properties : [],
    quantity_on_property: [],
    sku_on_property: properties,
    readiness_state_on_property: [],
  };
};

const inventoryShape = z.object({
  products: z.array(
    z.object({
      property_values: z
        .array(z.object({ property_id: z.number(), value_ids: z.array(z.number()).catch([]), values: z.array(z.string()).catch([]) }))
        .catch([]),
    }),
  ),
});
type EtsyInventory = z.infer<typeof inventoryShape>;

/** The product's variants, prices and pieces, as a whole: what is left out is gone. */
export const putInventory = (client: EtsyClient, id: number, product: OutgoingProduct, readiness: number): Promise<EtsyInventory> =>
  client.json('PUT', `/listings/${id}/inventory`, inventoryBody(product, readiness), inventoryShape);

/** Etsy lets the values of one kind of choice have pictures: the first whose values decide what a variant looks like. */
export const showVariants = async (
  client: EtsyClient,
  id: number,
  product: OutgoingProduct,
  { products }: EtsyInventory,
  pictureId: (key: string) => number | undefined,
): Promise<void> => {
  const at = product.options.findIndex(({ name, values }) =>
    values.every(
      (value) => new Set(product.variants.filter((each) => wordOf(each, name) === value).map(({ image }) => image?.key)).size <= 1,
    ),
  );
  const option = product.options[at];
  if (!option || product.variants.every(({ image }) => image === null)) return;
  const property_id = CUSTOM[at] ?? 0;
  const variation_images = option.values.flatMap((value) => {
    const key = product.variants.find((each) => wordOf(each, option.name) === value)?.image?.key;
    const image_id = key === undefined ? undefined : pictureId(key);
    const held = products.flatMap(({ property_values }) => property_values);
    const value_id = held.find((each) => each.property_id === property_id && each.values[0] === valueOf(value))?.value_ids[0];
    return image_id === undefined || value_id === undefined ? [] : [{ property_id, value_id, image_id }];
  });
  if (variation_images.length === 0) return;
  await client.json('POST', client.shop(`/listings/${id}/variation-images`), { variation_images }, z.object({}));
};
