import type { z } from 'zod';
import type { Route } from '../routes';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import type { EbayShop, Offer } from './shop';
import * as shapes from './shapes';

const ok = (body: unknown, status = 200): StandInAnswer => ({ status, body });
const errorOf = (errorId: number, message: string) => ({ errorId, domain: 'API', category: 'REQUEST', message, longMessage: message });
export const bad = (errorId: number, message: string, status = 400): StandInAnswer => ({
  status,
  body: { errors: [errorOf(errorId, message)] },
});

const checked = <T>(shape: z.ZodType<T>, sent: unknown, then: (read: T) => StandInAnswer): StandInAnswer => {
  const read = shape.safeParse(sent);
  return read.success
    ? then(read.data)
    : bad(25709, read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
};

/** What was posted; the languages of what is said in it have to be told. */
const jsonOf = ({ headers, body }: StandInRequest): unknown =>
  headers['content-type'] === 'application/json' && headers['content-language'] === 'en-US' ? JSON.parse(body.toString()) : undefined;

const only = ({ query }: StandInRequest, ...names: readonly string[]): boolean =>
  [...query.keys()].toSorted().join() === names.toSorted().join();

const inventory = (path: string): RegExp => new RegExp(`^/sell/inventory/v1${path}$`);
const tree = (path: string): RegExp => new RegExp(`^/commerce/taxonomy/v1${path}$`);
const order = (path: string): RegExp => new RegExp(`^/sell/fulfillment/v1/order${path}$`);

const NODE = { category: { categoryId: '15687', categoryName: 'T-Shirts' }, categoryTreeNodeLevel: 2, leafCategoryTreeNode: true };
const TOP = { category: { categoryId: '11450', categoryName: 'Clothing' }, categoryTreeNodeLevel: 1, childCategoryTreeNodes: [NODE] };

const ASPECT = {
  localizedAspectName: 'Brand',
  aspectConstraint: {
    ...{ aspectRequired: true, aspectEnabledForVariations: false, itemToAspectCardinality: 'SINGLE' },
    ...{
      aspectMode: 'FREE_TEXT',
      aspectMaxLength: 65,
      aspectDataType: 'STRING',
      aspectUsage: 'RECOMMENDED',
      aspectApplicableTo: ['PRODUCT'],
    },
  },
  aspectValues: [{ localizedValue: 'Unbranded' }],
};

const inventoryRoutes = (shop: EbayShop): readonly Route[] => {
  const shownItem = (sku: string) => {
    const group = shop.groupOf(sku);
    return { ...shop.items.get(sku), ...(group && { inventoryItemGroupKeys: [group] }) };
  };
  const said = (skus: readonly { readonly sku: string; readonly offerId?: string; readonly fault?: string }[]): StandInAnswer => {
    const responses = skus.map(({ sku, offerId, fault }) => ({
      ...{ sku, statusCode: fault ? 400 : 200, ...(offerId && { offerId }) },
      ...{ errors: fault ? [errorOf(25002, fault)] : [], warnings: [] },
    }));
    return ok({ responses }, skus.some(({ fault }) => fault) ? 207 : 200);
  };
  const publish = (offers: readonly (Offer | undefined)[]): StandInAnswer => {
    if (offers.length === 0 || offers.some((offer) => !offer)) return bad(25713, 'An item of the group has no offer.');
    const listingId = offers.find((offer) => offer?.listingId)?.listingId ?? `1100${shop.next()}`;
    for (const offer of offers) if (offer) offer.listingId = listingId;
    return ok({ listingId, warnings: [] });
  };
  const putGroup = (request: StandInRequest, key: string) =>
    checked(shapes.groupBody, jsonOf(request), (group) => {
      const missing = group.variantSKUs.find((sku) => !shop.items.has(sku));
      if (missing) return bad(25702, `${missing} could not be found or is not available in the system.`);
      const other = group.variantSKUs.find((sku) => (shop.groupOf(sku) ?? key) !== key);
      if (other) return bad(25703, `The following SKU is already a member of another group. SKU : ${other}`);
      const left = shop.groups.get(key)?.variantSKUs.find((sku) => !group.variantSKUs.includes(sku) && (shop.offerOf(sku)?.sold ?? 0) > 0);
      if (left) return bad(25013, `Variation ${left} has sales and cannot be deleted.`);
      const known = shop.groups.has(key);
      shop.groups.set(key, group);
      return known ? { status: 204 } : ok({ warnings: [] }, 201);
    });
  const withGroup = (request: StandInRequest, then: (offers: readonly (Offer | undefined)[]) => StandInAnswer) =>
    checked(shapes.groupAction, jsonOf(request), ({ inventoryItemGroupKey }) => {
      const group = shop.groups.get(inventoryItemGroupKey);
      return group ? then(group.variantSKUs.map((sku) => shop.offerOf(sku))) : bad(25725, 'No offer found');
    });
  const withdraw = (offers: readonly (Offer | undefined)[]): StandInAnswer => {
    if (!offers.some((offer) => offer?.listingId)) return bad(25725, 'No offer found');
    for (const offer of offers) if (offer) Object.assign(offer, { listingId: undefined, sold: 0 });
    return { status: 204 };
  };

  return [
    [
      'POST',
      inventory('/bulk_get_inventory_item'),
      (request) =>
        checked(shapes.skuRequests, jsonOf(request), ({ requests }) =>
          ok({
            responses: requests.map(({ sku }) =>
              shop.items.has(sku)
                ? { sku, statusCode: 200, inventoryItem: shownItem(sku) }
                : { sku, statusCode: 404, errors: [errorOf(25710, 'We didn’t find the entity you are requesting.')] },
            ),
          }),
        ),
    ],
    [
      'POST',
      inventory('/bulk_create_or_replace_inventory_item'),
      (request) =>
        checked(shapes.itemRequests, jsonOf(request), ({ requests }) => {
          for (const item of requests) shop.items.set(item.sku, item);
          return said(requests);
        }),
    ],
    [
      'GET',
      inventory('/inventory_item'),
      (request) =>
        checked(shapes.pageQuery, Object.fromEntries(request.query), ({ limit, offset }) => {
          const skus = [...shop.items.keys()];
          const page = skus.slice(offset * limit, (offset + 1) * limit);
          return ok({ total: skus.length, size: page.length, limit, inventoryItems: page.map(shownItem) });
        }),
    ],
    [
      'GET',
      inventory('/inventory_item/([^/]+)'),
      (_request, sku = '') => (shop.items.has(sku) ? ok(shownItem(sku)) : bad(25710, 'We didn’t find the entity you are requesting.', 404)),
    ],
    [
      'DELETE',
      inventory('/inventory_item/([^/]+)'),
      (_request, sku = '') => {
        if (!shop.items.has(sku)) return bad(25710, 'We didn’t find the entity you are requesting.', 404);
        shop.removeItem(sku);
        return { status: 204 };
      },
    ],
    [
      'GET',
      inventory('/inventory_item_group/([^/]+)'),
      (_request, key = '') => {
        const group = shop.groups.get(key);
        return group
          ? ok({ inventoryItemGroupKey: key, ...group })
          : bad(25705, `The Inventory Item Group named ${key} could not be found.`, 404);
      },
    ],
    ['PUT', inventory('/inventory_item_group/([^/]+)'), putGroup],
    [
      'GET',
      inventory('/offer'),
      (request) => {
        if (!only(request, 'sku', 'format') || request.query.get('format') !== 'FIXED_PRICE')
          return bad(25709, 'Invalid value for a parameter.');
        const offer = shop.offerOf(request.query.get('sku') ?? '');
        return offer ? ok({ total: 1, offers: [shop.shownOffer(offer)] }) : bad(25713, 'This Offer is not available.', 404);
      },
    ],
    [
      'POST',
      inventory('/bulk_create_offer'),
      (request) =>
        checked(shapes.offerRequests, jsonOf(request), ({ requests }) =>
          said(
            requests.map((each) => {
              if (!shop.items.has(each.sku)) return { sku: each.sku, fault: `${each.sku} could not be found.` };
              if (shop.offerOf(each.sku)) return { sku: each.sku, fault: 'Offer entity already exists.' };
              const offer: Offer = { offerId: shop.next(), said: each, listingId: undefined, sold: 0 };
              shop.offers.set(offer.offerId, offer);
              return { sku: each.sku, offerId: offer.offerId };
            }),
          ),
        ),
    ],
    [
      'PUT',
      inventory('/offer/([0-9]+)'),
      (request, id = '') =>
        checked(shapes.offerBody, jsonOf(request), (body) => {
          const offer = shop.offers.get(id);
          if (!offer) return bad(25713, 'This Offer is not available.', 404);
          offer.said = { ...offer.said, ...body };
          return { status: 204 };
        }),
    ],
    [
      'POST',
      inventory('/bulk_update_price_quantity'),
      (request) =>
        checked(shapes.quantityRequests, jsonOf(request), ({ requests }) => {
          for (const { sku, shipToLocationAvailability, offers } of requests) {
            const item = shop.items.get(sku);
            if (!item || !offers.every(({ offerId }) => shop.offers.get(offerId)?.said.sku === sku))
              return bad(25702, `${sku} could not be found.`);
            shop.items.set(sku, { ...item, availability: { shipToLocationAvailability } });
          }
          return said(requests);
        }),
    ],
    ['POST', inventory('/offer/publish_by_inventory_item_group'), (request) => withGroup(request, publish)],
    ['POST', inventory('/offer/withdraw_by_inventory_item_group'), (request) => withGroup(request, withdraw)],
    ['POST', inventory('/offer/([0-9]+)/publish'), (_request, id = '') => publish([shop.offers.get(id)])],
    ['POST', inventory('/offer/([0-9]+)/withdraw'), (_request, id = '') => ({ ...withdraw([shop.offers.get(id)]), status: 200, body: {} })],
    [
      'GET',
      inventory('/location'),
      () => ok({ total: 1, locations: [{ merchantLocationKey: 'workshop', merchantLocationStatus: 'ENABLED' }] }),
    ],
  ];
};

const orderRoutes = (shop: EbayShop): readonly Route[] => [
  [
    'GET',
    order(''),
    ({ query }) =>
      checked(shapes.ordersQuery, Object.fromEntries(query), (asked) => {
        if ('orderIds' in asked) {
          const found = asked.orderIds.split(',').flatMap((id) => shop.orders.get(id) ?? []);
          return ok({ total: found.length, orders: found.map((each) => shop.shownOrder(each)) });
        }
        const [from = '', to = ''] = asked.filter.slice('lastmodifieddate:['.length, -1).split('..');
        const found = [...shop.orders.values()].filter(
          ({ modified }) => modified >= Date.parse(from) && modified <= (to ? Date.parse(to) : Infinity),
        );
        const page = found.slice(Number(asked.offset), Number(asked.offset) + Number(asked.limit));
        return ok({ total: found.length, orders: page.map((each) => shop.shownOrder(each)) });
      }),
  ],
  [
    'GET',
    order('/([^/]+)'),
    (_request, id = '') => {
      const found = shop.orders.get(id);
      return found ? ok(shop.shownOrder(found)) : bad(32100, 'Invalid order ID', 404);
    },
  ],
  [
    'GET',
    order('/([^/]+)/shipping_fulfillment'),
    (_request, id = '') => {
      const found = shop.orders.get(id);
      return found ? ok({ total: found.parcels.length, fulfillments: found.parcels }) : bad(32100, 'Invalid order ID', 404);
    },
  ],
  [
    'POST',
    order('/([^/]+)/shipping_fulfillment'),
    (request, id = '') => {
      const found = shop.orders.get(id);
      if (!found) return bad(32100, 'Invalid order ID', 404);
      return checked(shapes.parcelBody, jsonOf(request), ({ lineItems, trackingNumber, shippingCarrierCode }) => {
        if (lineItems.some(({ lineItemId }) => lineItemId !== found.line)) return bad(32200, 'Invalid line item id');
        found.parcels.push({ fulfillmentId: trackingNumber, shipmentTrackingNumber: trackingNumber, shippingCarrierCode });
        shop.touch(id);
        const location = `https://api.ebay.com/sell/fulfillment/v1/order/${id}/shipping_fulfillment/${trackingNumber}`;
        return { status: 201, headers: { location }, body: {} };
      });
    },
  ],
];

/** eBay's interfaces for one seller. `funds` null: eBay owes nothing. */
export const ebayRoutes = (shop: EbayShop, funds: () => object | null): readonly Route[] => {
  const policies = (kind: string, list: string, id: string, value: string): Route => [
    'GET',
    new RegExp(`^/sell/account/v1/${kind}_policy$`),
    (request) =>
      only(request, 'marketplace_id')
        ? ok({ total: 1, [list]: [{ [id]: value, name: 'Standard' }] })
        : bad(20401, 'Missing marketplace_id'),
  ];
  return [
    ...inventoryRoutes(shop),
    ...orderRoutes(shop),
    ...shop.messages.routes(bad),
    policies('fulfillment', 'fulfillmentPolicies', 'fulfillmentPolicyId', '6001'),
    policies('payment', 'paymentPolicies', 'paymentPolicyId', '6002'),
    policies('return', 'returnPolicies', 'returnPolicyId', '6003'),
    ['GET', /^\/sell\/account\/v1\/privilege$/, () => ok({ sellerRegistrationCompleted: true })],
    ['GET', /^\/commerce\/identity\/v1\/user\/$/, () => ok({ userId: 'u1', username: 'herons', registrationMarketplaceId: 'EBAY_US' })],
    [
      'GET',
      /^\/sell\/finances\/v1\/seller_funds_summary$/,
      () => {
        const told = funds();
        return told ? ok(told) : { status: 204 };
      },
    ],
    [
      'GET',
      tree('/get_default_category_tree_id'),
      ({ query }) =>
        query.get('marketplace_id') === 'EBAY_US' ? ok({ categoryTreeId: '0', categoryTreeVersion: '130' }) : bad(62005, 'no tree'),
    ],
    ['GET', tree('/category_tree/0'), () => ok({ categoryTreeId: '0', rootCategoryNode: { ...TOP, childCategoryTreeNodes: [TOP] } })],
    ['GET', tree('/category_tree/0/get_category_subtree'), () => ok({ categoryTreeId: '0', categorySubtreeNode: TOP })],
    [
      'GET',
      tree('/category_tree/0/get_category_suggestions'),
      ({ query }) => {
        const above = [{ categoryId: '11450', categoryName: 'Clothing', categoryTreeNodeLevel: 1 }];
        const suggestion = { category: NODE.category, categoryTreeNodeLevel: 2, categoryTreeNodeAncestors: above };
        return /tee|shirt/i.test(query.get('q') ?? '') ? ok({ categoryTreeId: '0', categorySuggestions: [suggestion] }) : { status: 204 };
      },
    ],
    ['GET', tree('/category_tree/0/get_item_aspects_for_category'), () => ok({ aspects: [ASPECT] })],
  ];
};
