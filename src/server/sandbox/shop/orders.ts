import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { roundTo } from '../../../domain/numbers';
import { jsonb } from '../../db/json';
import { sandboxNow } from '../clock';
import { afterWorkingDays } from '../working-days';
import type { Database } from '../../db/schema';
import type { SandboxLine } from './tables';
import { findProduct, findVariations, type ProductRow } from './products';
import type { Shop } from './shops';

export type OrderRow = Selectable<Database['sandbox_orders']>;

const MAX_QUANTITY = 99;

/** The shipping methods of the shops, all of them free. */
export const SHIPPING = ['Flat rate', 'Express'] as const;

const required = (label: string) =>
  z
    .string({ error: `Enter your ${label}.` })
    .trim()
    .min(1, `Enter your ${label}.`)
    .max(200, `The ${label} is too long.`);
const optional = z.string().trim().max(200).default('');

/** What the checkout form sends besides the choice of options. Messages are shown to the buyer as they are. */
const checkoutShape = z.object({
  product_id: z.coerce.number().int(),
  /** Made with the page: the same form sent twice is one order. */
  cart_key: z.string().regex(/^wc_order_[0-9a-f]{24}$/, 'Reload the page and try again.'),
  quantity: z.coerce
    .number({ error: 'Enter a quantity.' })
    .int('Enter a whole number.')
    .min(1, 'Enter a quantity of 1 or more.')
    .max(MAX_QUANTITY, `Order ${MAX_QUANTITY} at most.`),
  first_name: required('first name'),
  last_name: required('last name'),
  address_1: required('address'),
  address_2: optional,
  city: required('city'),
  state: optional,
  postcode: required('postcode'),
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country.'),
  company: optional,
  phone: optional,
  email: z.email('Enter a valid email address.').max(200),
  shipping: z.enum(SHIPPING, 'Choose a shipping method.').default('Flat rate'),
});

/** Who buys, and where it goes. */
export type CheckoutAddress = Omit<z.infer<typeof checkoutShape>, 'product_id' | 'cart_key' | 'quantity' | 'shipping'>;

/** A new key for one order form. */
export const newCartKey = (): string => `wc_order_${randomBytes(12).toString('hex')}`;

/** A buyer's mistake: one sentence for the page. */
export class CheckoutError extends Error {}

/** The variation a buyer chose; a simple product is its own. */
const chosenVariation = (product: ProductRow, variations: readonly ProductRow[], form: Readonly<Record<string, unknown>>): ProductRow => {
  if (product.type !== 'variable') return product;
  const match = variations.find((variation) => variation.attributes.every(({ name, option }) => form[`attribute_${name}`] === option));
  if (!match)
    throw new CheckoutError(
      `Choose ${product.attributes.map(({ name }) => name.toLowerCase()).join(' and ')}; this combination is not for sale.`,
    );
  return match;
};

export const lineOf = (
  product: Pick<ProductRow, 'id' | 'name' | 'image_ids'>,
  variation: Pick<ProductRow, 'id' | 'sku' | 'regular_price' | 'attributes' | 'image_ids'>,
  quantity: number,
  id = 1,
): SandboxLine => {
  const price = Number(variation.regular_price);
  const chosen = variation.id === product.id ? [] : variation.attributes.map(({ name, option }) => ({ name, option: option ?? '' }));
  return {
    id,
    name: chosen.length > 0 ? `${product.name} - ${chosen.map(({ option }) => option).join(', ')}` : product.name,
    product_id: product.id,
    variation_id: variation.id === product.id ? 0 : variation.id,
    quantity,
    sku: variation.sku,
    price,
    total: roundTo(price * quantity, 2).toFixed(2),
    image_id: variation.image_ids[0] ?? product.image_ids[0] ?? null,
    chosen,
  };
};

/** Places the order of a checkout form. Throws `CheckoutError`. The same form again gives the same order. */
export const placeOrder = async (services: Services, shop: Shop, form: Readonly<Record<string, unknown>>): Promise<OrderRow> => {
  const parsed = checkoutShape.safeParse(form);
  if (!parsed.success) throw new CheckoutError(parsed.error.issues[0]?.message ?? 'The form is incomplete.');
  const { product_id, cart_key, quantity, shipping, ...billing } = parsed.data;
  const product = await findProduct(services.db, shop.slug, product_id);
  if (!product || product.status !== 'publish') throw new CheckoutError('This product is no longer for sale.');
  const variation = chosenVariation(product, await findVariations(services.db, shop.slug, product.id), form);
  if (!(Number(variation.regular_price) > 0)) throw new CheckoutError('This product has no price yet.');
  const line = lineOf(product, variation, quantity);
  const now = await sandboxNow(services.db);
  await services.db
    .insertInto('sandbox_orders')
    .values({
      shop: shop.slug,
      order_key: cart_key,
      status: 'processing',
      currency: shop.currency,
      total: line.total,
      shipping_title: shipping,
      billing: jsonb(billing),
      line_items: jsonb([line]),
      created_at: now,
      modified_at: now,
      paid_at: now,
      ship_by: shop.ship_by_days === null ? null : afterWorkingDays(now, shop.ship_by_days),
    })
    .onConflict((conflict) => conflict.column('order_key').doNothing())
    .execute();
  return services.db.selectFrom('sandbox_orders').selectAll().where('order_key', '=', cart_key).executeTakeFirstOrThrow();
};
