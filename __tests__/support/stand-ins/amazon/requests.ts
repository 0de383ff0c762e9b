import { z } from 'zod';

/** Lists in an address are parted by commas. */
const csv = (most = Infinity) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().min(1)).max(most));
const csvOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(words)));
const time = z.iso.datetime();
const whole = z.string().regex(/^\d+$/).transform(Number);

const LISTING_DATA = [
  'summaries',
  'attributes',
  'issues',
  'offers',
  'fulfillmentAvailability',
  'procurement',
  'relationships',
  'productTypes',
] as const;
const ORDER_DATA = [
  'BUYER',
  'RECIPIENT',
  'PROCEEDS',
  'EXPENSE',
  'PROMOTION',
  'CANCELLATION',
  'FULFILLMENT',
  'PACKAGES',
  'TAX',
  'PAYMENT',
  'FULFILLMENT_ORDERS',
] as const;
const STATUSES = ['PENDING_AVAILABILITY', 'PENDING', 'UNSHIPPED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'CANCELLED', 'UNFULFILLABLE'] as const;
const REQUIREMENTS = ['LISTING', 'LISTING_PRODUCT_ONLY', 'LISTING_OFFER_ONLY'] as const;

const attributes = z.record(z.string(), z.array(z.unknown()).min(1));

/** What each operation takes in its address and its body, by Amazon's published models; anything else is refused. */
export const QUERIES = {
  marketplaceParticipations: z.strictObject({}),
  searchListingsItems: z
    .strictObject({
      marketplaceIds: csv(1),
      issueLocale: z.string().optional(),
      includedData: csvOf(LISTING_DATA).default(['summaries']),
      identifiers: csv(20).optional(),
      identifiersType: z.enum(['ASIN', 'EAN', 'FNSKU', 'GTIN', 'ISBN', 'JAN', 'MINSAN', 'SKU', 'UPC']).optional(),
      variationParentSku: z.string().optional(),
      lastUpdatedAfter: time.optional(),
      lastUpdatedBefore: time.optional(),
      sortBy: z.enum(['sku', 'createdDate', 'lastUpdatedDate']).default('lastUpdatedDate'),
      sortOrder: z.enum(['ASC', 'DESC']).default('DESC'),
      pageSize: whole.pipe(z.number().min(1).max(20)).default(10),
      pageToken: z.string().optional(),
    })
    .refine(({ identifiers, identifiersType }) => (identifiers === undefined) === (identifiersType === undefined))
    .refine(({ identifiers, variationParentSku }) => identifiers === undefined || variationParentSku === undefined),
  getListingsItem: z.strictObject({
    marketplaceIds: csv(1),
    issueLocale: z.string().optional(),
    includedData: csvOf(LISTING_DATA).default(['summaries']),
  }),
  putListingsItem: z.strictObject({
    marketplaceIds: csv(1),
    includedData: csvOf(['identifiers', 'issues']).optional(),
    mode: z.literal('VALIDATION_PREVIEW').optional(),
    issueLocale: z.string().optional(),
  }),
  deleteListingsItem: z.strictObject({ marketplaceIds: csv(1), issueLocale: z.string().optional() }),
  searchOrders: z
    .strictObject({
      createdAfter: time.optional(),
      createdBefore: time.optional(),
      lastUpdatedAfter: time.optional(),
      lastUpdatedBefore: time.optional(),
      fulfillmentStatuses: csvOf(STATUSES).optional(),
      marketplaceIds: csv(50).optional(),
      fulfilledBy: csvOf(['MERCHANT', 'AMAZON']).optional(),
      maxResultsPerPage: whole.pipe(z.number().min(1).max(100)).default(100),
      paginationToken: z.string().optional(),
      includedData: csvOf(ORDER_DATA).default([]),
    })
    .refine(({ createdAfter, lastUpdatedAfter }) => (createdAfter === undefined) !== (lastUpdatedAfter === undefined)),
  getOrder: z.strictObject({ includedData: csvOf(ORDER_DATA).default([]) }),
  confirmShipment: z.strictObject({}),
  searchDefinitionsProductTypes: z
    .strictObject({
      keywords: csv().optional(),
      marketplaceIds: csv(),
      itemName: z.string().optional(),
      locale: z.string().optional(),
      searchLocale: z.string().optional(),
    })
    .refine(({ keywords, itemName }) => keywords === undefined || itemName === undefined),
  getDefinitionsProductType: z.strictObject({
    sellerId: z.string().optional(),
    marketplaceIds: csv(),
    productTypeVersion: z.string().optional(),
    requirements: z.enum(REQUIREMENTS).optional(),
    requirementsEnforced: z.enum(['ENFORCED', 'NOT_ENFORCED']).optional(),
    locale: z.string().optional(),
    parentageLevel: z.enum(['NONE', 'CHILD', 'PARENT']).optional(),
  }),
  listBalances: z.strictObject({
    marketplaceIds: csv().optional(),
    balanceType: z.string().optional(),
    accountType: z.string().optional(),
    asOfDate: z.string().optional(),
    nextToken: z.string().optional(),
  }),
} as const;

export const BODIES = {
  putListingsItem: z.strictObject({ productType: z.string().min(1), requirements: z.enum(REQUIREMENTS).optional(), attributes }),
  patchListingsItem: z.strictObject({
    productType: z.string().min(1),
    patches: z
      .array(
        z.strictObject({
          op: z.enum(['add', 'replace', 'merge', 'delete']),
          path: z.string().regex(/^\/attributes\/[a-z0-9_]+$/),
          value: z.array(z.record(z.string(), z.unknown())).optional(),
        }),
      )
      .min(1),
  }),
  confirmShipment: z.strictObject({
    packageDetail: z
      .strictObject({
        packageReferenceId: z.string().regex(/^[1-9]\d*$/),
        carrierCode: z.string().min(1),
        carrierName: z.string().min(1).optional(),
        shippingMethod: z.string().optional(),
        trackingNumber: z.string().min(1),
        shipDate: time,
        shipFromSupplySourceId: z.string().optional(),
        orderItems: z
          .array(z.strictObject({ orderItemId: z.string(), quantity: z.int().min(1), transparencyCodes: z.array(z.string()).optional() }))
          .min(1),
      })
      .refine(({ carrierCode, carrierName }) => carrierCode !== 'Other' || carrierName !== undefined),
    codCollectionMethod: z.literal('DirectPayment').optional(),
    marketplaceId: z.string(),
  }),
} as const;

/** What the application asks Login with Amazon. */
export const TOKEN_FORM = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.url(),
    client_id: z.string(),
    client_secret: z.string(),
  }),
  z.strictObject({ grant_type: z.literal('refresh_token'), refresh_token: z.string(), client_id: z.string(), client_secret: z.string() }),
]);
