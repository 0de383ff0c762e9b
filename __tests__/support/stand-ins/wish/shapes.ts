import { z } from 'zod';

/** What Wish's OpenAPI document 3.0.65 says of requests, narrower than it is: what this product sends, and nothing else. */

const id = z.string().regex(/^[0-9a-f]{24}$/);
const price = z.strictObject({ amount: z.number().min(0), currency_code: z.literal('USD') });
const image = z.strictObject({ url: z.url(), is_clean_image: z.boolean() });
const attribute = z.strictObject({ name: z.string().min(1), value: z.array(z.string()) });
const sku = z.string().min(1).max(80);

const variation = {
  sku,
  price: price.optional(),
  cost: price.optional(),
  inventories: z.array(z.strictObject({ warehouse_id: id, inventory: z.number().int().min(0).max(500_000) })).min(1),
  image: z.url(),
  options: z.array(z.strictObject({ name: z.string().min(1), value: z.string().min(1) })).optional(),
};

const newVariation = z.strictObject({ ...variation, logistics_details: z.strictObject({ origin_country: z.string().length(2) }) });

const texts = {
  name: z.string().min(1),
  description: z
    .string()
    .min(1)
    .max(4000)
    .refine((text) => !/<[a-z]/i.test(text), 'Do not include any HTML code.'),
  tags: z.array(z.string().min(1).max(80)).max(10),
  category_id: z.number().int().optional(),
  attributes: z.array(attribute).optional(),
};

const pictures = { main_image: image, extra_images: z.array(image).max(100) };

/** A picture of a variation has to be among the others. */
const pictured = (body: {
  extra_images?: { url: string }[] | undefined;
  variations?: { image?: string | undefined }[] | undefined;
}): boolean =>
  !body.extra_images ||
  (body.variations ?? []).every((each) => each.image === undefined || body.extra_images?.some(({ url }) => url === each.image));

export const bodies = {
  create: z
    .strictObject({
      ...texts,
      ...pictures,
      parent_sku: sku,
      default_shipping_prices: z.array(z.strictObject({ warehouse_id: id, default_shipping_price: price })).min(1),
      variations: z.array(newVariation).min(1).max(400),
    })
    .refine(pictured, 'extra_images'),
  update: z
    .strictObject({
      ...texts,
      ...pictures,
      status: z.enum(['ENABLED', 'DISABLED']),
      variations: z
        .array(
          z
            .strictObject({ ...variation, id, status: z.enum(['ENABLED', 'DISABLED']) })
            .partial()
            .required({ id: true }),
        )
        .max(400),
    })
    .partial()
    .refine(pictured, 'extra_images'),
  variation: newVariation,
  tracking: z.strictObject({
    tracking_number: z.string().regex(/^[A-Za-z0-9]+$/),
    shipping_provider: z.string().min(1),
    origin_country: z.string().length(2),
    ship_note: z.string().min(1).optional(),
  }),
  exchange: z.strictObject({
    client_id: z.string(),
    client_secret: z.string(),
    code: z.string(),
    grant_type: z.literal('authorization_code'),
    redirect_uri: z.url(),
  }),
};

const time = z.iso.datetime({ offset: true });

export const queries = {
  none: z.strictObject({}),
  products: z.strictObject({
    parent_sku: z.string().optional(),
    limit: z.coerce.number().int().min(1).max(1000),
    sort_by: z.literal('updated_at.asc').optional(),
    updated_at_min: time.optional(),
  }),
  orders: z.strictObject({
    limit: z.coerce.number().int().min(1).max(500),
    sort_by: z.string().regex(/^(updated_at|released_at)(\.(asc|desc))?$/),
    updated_at_min: time.optional(),
  }),
  carriers: z.strictObject({ order_type: z.enum(['GENERAL', 'CONFIRMED_DELIVERY']), dest_country_code: z.string().length(2).optional() }),
  attributes: z.strictObject({ category_id: z.coerce.number().int() }),
  refresh: z.strictObject({
    client_id: z.string(),
    client_secret: z.string(),
    refresh_token: z.string().min(1),
    grant_type: z.literal('refresh_token'),
  }),
};
