import { z } from 'zod';

const sku = z.string().regex(/^[A-Za-z0-9_-]{1,50}$/);
const pictures = (most: number) => z.array(z.url({ protocol: /^https$/ })).max(most);
const aspects = z.record(z.string().min(1).max(40), z.array(z.string().min(1).max(65)).min(1));
const amount = z.strictObject({ value: z.string().regex(/^\d+\.\d\d$/), currency: z.literal('USD') });

const requests = <T extends z.ZodType>(each: T) => z.strictObject({ requests: z.array(each).min(1).max(25) });

const numbers = z.array(z.string().regex(/^\d{8,14}$/)).optional();
const parcel = z.strictObject({
  weight: z.strictObject({ value: z.number().positive(), unit: z.enum(['POUND', 'KILOGRAM', 'OUNCE', 'GRAM']) }).optional(),
  dimensions: z
    .strictObject({ length: z.number(), width: z.number(), height: z.number(), unit: z.enum(['INCH', 'FEET', 'CENTIMETER', 'METER']) })
    .optional(),
});

export const skuRequests = requests(z.strictObject({ sku }));

export const itemRequests = requests(
  z.strictObject({
    sku,
    locale: z.literal('en_US'),
    condition: z.enum(['NEW', 'LIKE_NEW', 'USED_GOOD']),
    availability: z.strictObject({ shipToLocationAvailability: z.strictObject({ quantity: z.number().int().min(0) }) }),
    product: z.strictObject({
      title: z.string().min(1).max(80),
      description: z.string().min(1).max(4000),
      aspects,
      imageUrls: pictures(24).min(1),
      ...{ ean: numbers, upc: numbers, isbn: numbers },
    }),
    packageWeightAndSize: parcel.optional(),
  }),
);
export type Item = z.infer<typeof itemRequests>['requests'][number];

export const groupBody = z.strictObject({
  title: z.string().min(1).max(80),
  description: z.string().min(1).max(500_000),
  aspects,
  imageUrls: pictures(24).min(1),
  variantSKUs: z.array(sku).min(1),
  variesBy: z.strictObject({
    aspectsImageVariesBy: z.array(z.string()).optional(),
    specifications: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()).min(1) })).min(1),
  }),
});
export type Group = z.infer<typeof groupBody>;

export const offerBody = z.strictObject({
  availableQuantity: z.number().int().min(0),
  categoryId: z.literal('15687'),
  listingDescription: z.string().min(1).max(500_000),
  listingDuration: z.literal('GTC'),
  listingPolicies: z.strictObject({
    fulfillmentPolicyId: z.enum(['6001', '7001']),
    paymentPolicyId: z.enum(['6002', '7002']),
    returnPolicyId: z.enum(['6003', '7003']),
  }),
  merchantLocationKey: z.literal('workshop'),
  includeCatalogProductDetails: z.boolean(),
  pricingSummary: z.strictObject({ price: amount }),
});

export const offerRequests = requests(offerBody.extend({ sku, marketplaceId: z.literal('EBAY_US'), format: z.literal('FIXED_PRICE') }));
export type OfferSaid = z.infer<typeof offerRequests>['requests'][number];

export const quantityRequests = requests(
  z.strictObject({
    sku,
    shipToLocationAvailability: z.strictObject({ quantity: z.number().int().min(0) }),
    offers: z.array(z.strictObject({ offerId: z.string(), availableQuantity: z.number().int().min(0) })).min(1),
  }),
);

export const groupAction = z.strictObject({ inventoryItemGroupKey: z.string().min(1).max(50), marketplaceId: z.literal('EBAY_US') });

/** The offset is the number of a page. */
export const pageQuery = z.strictObject({
  limit: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(200)),
  offset: z.string().regex(/^\d+$/).transform(Number),
});

const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
const ids = z.strictObject({ orderIds: z.string().refine((text) => text.split(',').length <= 50) });
const since = z.strictObject({
  filter: z.string().regex(new RegExp(String.raw`^lastmodifieddate:\[${TIME}\.\.(${TIME})?\]$`)),
  limit: z.string().refine((text) => Number(text) >= 1 && Number(text) <= 200),
  offset: z.string().regex(/^\d+$/),
});
export const ordersQuery = z.union([ids, since]);

export const parcelBody = z.strictObject({
  lineItems: z.array(z.strictObject({ lineItemId: z.string(), quantity: z.number().int().min(1) })).min(1),
  shippedDate: z.string().regex(new RegExp(`^${TIME}$`)),
  shippingCarrierCode: z.string().regex(/^[A-Za-z0-9]+$/),
  trackingNumber: z.string().regex(/^[A-Za-z0-9]+$/),
});
