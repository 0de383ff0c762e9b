import { z } from 'zod';
import type { OutgoingProduct, OutgoingVariant, PushParts, TellProgress } from '../shop';
import type { BigClient } from './client';

/** BigCommerce takes this many variants in one call. */
const BATCH_SIZE = 50;

const optionShape = z.object({
  id: z.number().int(),
  display_name: z.string(),
  option_values: z.array(z.object({ id: z.number().int(), label: z.string() })).catch([]),
});
type Option = z.infer<typeof optionShape>;

const variantShape = z.object({
  id: z.number().int(),
  sku: z.string().nullish().catch(null),
  bin_picking_number: z.string().nullish().catch(null),
  option_values: z.array(z.object({ option_display_name: z.string(), label: z.string() })).catch([]),
});
type Variant = z.infer<typeof variantShape>;

interface VariantPush {
  readonly client: BigClient;
  readonly id: number;
  readonly product: OutgoingProduct;
  readonly parts: PushParts;
  readonly tell: TellProgress;
}

const valueBody = (label: string, index: number) => ({ label, sort_order: index });

/** The product's choices, made those of the listing. With a choice that goes, BigCommerce removes the variants that have it. */
const pushOptions = async ({ client, id, product }: VariantPush): Promise<Option[]> => {
  const path = `/v3/catalog/products/${id}/options`;
  const key = product.item_info_id;
  const written = z.object({ data: optionShape });
  const held = await client.all(path, {}, optionShape);
  for (const each of held)
    if (!product.options.some(({ name }) => name === each.display_name)) await client.remove(`${path}/${each.id}`, key);
  const options: Option[] = [];
  for (const { name, values } of product.options) {
    const known = held.find(({ display_name }) => display_name === name);
    if (!known) {
      const body = { product_id: id, display_name: name, type: 'dropdown', option_values: values.map(valueBody) };
      options.push((await client.write('POST', path, body, written, key)).data);
      continue;
    }
    const option_values = [...known.option_values];
    for (const [index, label] of values.entries()) {
      if (option_values.some((each) => each.label === label)) continue;
      const value = z.object({ data: z.object({ id: z.number().int(), label: z.string() }) });
      option_values.push((await client.write('POST', `${path}/${known.id}/values`, valueBody(label, index), value, key)).data);
    }
    options.push({ ...known, option_values });
  }
  return options;
};

const comboOf = (choices: readonly { readonly name: string; readonly value: string }[]): string =>
  JSON.stringify(choices.map(({ name, value }) => [name, value]).toSorted());

const heldCombo = ({ option_values }: Variant): string =>
  comboOf(option_values.map(({ option_display_name, label }) => ({ name: option_display_name, value: label })));

/** A variant is known by its SKU, else by its choices; ours carry the listing's mark. */
const planOf = (product: OutgoingProduct, held: readonly Variant[]) => {
  const rest = new Set(held);
  const take = (found: Variant | undefined): Variant | undefined => {
    if (found) rest.delete(found);
    return found;
  };
  const bySku = new Map(product.variants.map((variant) => [variant, take([...rest].find(({ sku }) => sku === variant.sku))]));
  const wanted = product.variants.map((variant) => {
    const combo = comboOf(variant.options);
    return { variant, held: bySku.get(variant) ?? take([...rest].find((each) => heldCombo(each) === combo)) };
  });
  const isOurs = ({ sku, bin_picking_number }: Variant): boolean =>
    bin_picking_number === product.item_info_id || product.unsold.includes(sku ?? '');
  return { wanted, surplus: [...rest].filter(isOurs) };
};

/** Its trade number, in the fields BigCommerce has for it. */
export const numbersOf = ({ barcode }: Pick<OutgoingVariant, 'barcode'>) =>
  barcode?.trade ? { gtin: barcode.trade.digits, ...(barcode.trade.kind === 'upc' && { upc: barcode.trade.digits }) } : {};

/** As a new product has it, together with which it is made. */
export const newVariant = ({ item_info_id }: OutgoingProduct, { sku, price, options, barcode }: OutgoingVariant) => ({
  sku,
  price,
  ...numbersOf({ barcode }),
  bin_picking_number: item_info_id,
  option_values: options.map(({ name, value }) => ({ option_display_name: name, label: value })),
});

const bodyOf = ({ id, product, parts }: VariantPush, options: readonly Option[], variant: OutgoingVariant, held: Variant | undefined) => {
  const picture = parts.images && variant.image ? { image_url: variant.image.src } : {};
  const text = () => ({ sku: variant.sku, price: variant.price, ...numbersOf(variant), bin_picking_number: product.item_info_id });
  if (held) return { id: held.id, ...(parts.variants && text()), ...picture };
  const option_values = variant.options.map(({ name, value }) => {
    const option = options.find(({ display_name }) => display_name === name);
    return { option_id: option?.id, id: option?.option_values.find(({ label }) => label === value)?.id };
  });
  return { product_id: id, ...text(), option_values, ...picture };
};

/** Makes the product's variants those of the listing. Without `parts.variants` only the pictures of present ones are set. */
export const pushVariants = async (push: VariantPush): Promise<void> => {
  const { client, id, product, parts, tell } = push;
  const path = `/v3/catalog/products/${id}/variants`;
  const options = parts.variants ? await pushOptions(push) : [];
  const { wanted, surplus } = planOf(product, await client.all(path, {}, variantShape));
  const due = wanted.filter(({ variant, held }) => parts.variants || (held && variant.image));
  for (let done = 0; done < due.length; done += BATCH_SIZE) {
    await tell({ part: 'variants', done, total: due.length });
    const batch = due.slice(done, done + BATCH_SIZE).map(({ variant, held }) => bodyOf(push, options, variant, held));
    await client.write('PUT', '/v3/catalog/variants', batch, z.unknown(), product.item_info_id);
  }
  if (parts.variants) for (const each of surplus) await client.remove(`${path}/${each.id}`, product.item_info_id);
};
