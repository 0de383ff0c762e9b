import { z } from 'zod';

/** What TikTok's documents say of requests, narrower than they are: what this product sends, and nothing else. */

const uri = z.strictObject({ uri: z.string().min(1) });
const digits = z.string().regex(/^\d+$/);
const decimal = z.string().regex(/^\d+(\.\d{1,2})?$/);

const sku = z.strictObject({
  id: digits.optional(),
  seller_sku: z.string().max(50).regex(/^\S+$/),
  identifier_code: z.strictObject({ code: digits, type: z.enum(['GTIN', 'EAN', 'UPC', 'ISBN']) }).optional(),
  sales_attributes: z
    .array(z.strictObject({ name: z.string().min(1).max(20), value_name: z.string().min(1).max(50), sku_img: uri.optional() }))
    .max(3),
  price: z.strictObject({ amount: decimal, currency: z.string().regex(/^[A-Z]{3}$/) }),
  inventory: z.array(z.strictObject({ warehouse_id: digits, quantity: z.number().int().min(1).max(99_999) })).length(1),
});

const product = {
  title: z.string().min(1).max(255),
  description: z.string().min(1).max(10_000),
  category_id: digits,
  category_version: z.enum(['v1', 'v2']),
  main_images: z.array(uri).min(1).max(9),
  skus: z.array(sku).min(1).max(300),
  package_weight: z.strictObject({ value: z.string().regex(/^\d+(\.\d+)?$/), unit: z.enum(['KILOGRAM', 'POUND']) }),
  package_dimensions: z.strictObject({ length: z.string(), width: z.string(), height: z.string(), unit: z.string() }).optional(),
  brand_id: digits.optional(),
  product_attributes: z
    .array(z.strictObject({ id: digits, values: z.array(z.strictObject({ id: digits.optional(), name: z.string().optional() })) }))
    .optional(),
  size_chart: z.strictObject({ image: uri }).optional(),
  external_product_id: z.string().min(1).max(999).optional(),
};

export const bodies = {
  check: z.strictObject(product),
  edit: z.strictObject(product),
  create: z.strictObject({ ...product, save_mode: z.enum(['LISTING', 'AS_DRAFT']), idempotency_key: z.string().min(1).max(128) }),
  ids: z.strictObject({ product_ids: z.array(digits).min(1).max(20) }),
  searchProducts: z.strictObject({
    seller_skus: z.array(z.string()).min(1).max(50).optional(),
    update_time_ge: z.number().int().optional(),
    update_time_le: z.number().int().optional(),
  }),
  searchOrders: z.strictObject({ update_time_ge: z.number().int().optional(), update_time_lt: z.number().int().optional() }),
  recommend: z.strictObject({ product_title: z.string().min(1).max(255), category_version: z.enum(['v1', 'v2']) }),
  parcel: z.strictObject({ order_line_item_ids: z.array(digits).min(1), tracking_number: z.string().min(1), shipping_provider_id: digits }),
  ship: z.strictObject({ self_shipment: z.strictObject({ tracking_number: z.string().min(1), shipping_provider_id: digits }) }),
  shipping: z.strictObject({ tracking_number: z.string().min(1), shipping_provider_id: digits }),
};

export type ProductBody = z.infer<typeof bodies.edit>;

/** Query parameters besides those every call has. */
const page = { page_size: z.coerce.number().int().min(1).max(100), page_token: z.string().optional() };

export const queries = {
  none: z.strictObject({}),
  searchProducts: z.strictObject(page),
  searchOrders: z.strictObject({ ...page, sort_field: z.enum(['create_time', 'update_time']), sort_order: z.enum(['ASC', 'DESC']) }),
  orders: z.strictObject({ ids: z.string().regex(/^\d+(,\d+){0,49}$/) }),
  version: z.strictObject({ category_version: z.enum(['v1', 'v2']) }),
  unsettled: z.strictObject({ ...page, sort_field: z.literal('order_create_time') }),
  payments: z.strictObject({ ...page, sort_field: z.literal('create_time'), create_time_ge: z.coerce.number().int() }),
  get: z.strictObject({
    app_key: z.string(),
    app_secret: z.string(),
    auth_code: z.string().min(1),
    grant_type: z.literal('authorized_code'),
  }),
  refresh: z.strictObject({
    app_key: z.string(),
    app_secret: z.string(),
    refresh_token: z.string().min(1),
    grant_type: z.literal('refresh_token'),
  }),
};
