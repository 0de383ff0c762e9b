import type { z } from 'zod';
import type { StandInRequest } from '../stand-in';
import { bodyOf, checked, Refusal } from './answers';
import { bodies, queries } from './shapes';
import type { WishShop } from './shop';

const WAREHOUSE = '5d30f60e0a6fc464f4f376b1';

type Asked = { readonly request: StandInRequest; readonly id: string; readonly query: Readonly<Record<string, string>> };
type Route = readonly [method: string, path: RegExp, query: z.ZodType, answer: (asked: Asked) => unknown];

const TREE = {
  id: 0,
  name: 'Root',
  is_leaf: false,
  subcategories: [
    {
      id: 1,
      name: 'Clothes',
      is_leaf: false,
      subcategories: [{ id: 11, name: 'Tops', is_leaf: false, subcategories: [{ id: 111, name: 'T-shirts', is_leaf: true }] }],
    },
  ],
};

/** What the interface answers to each call that was let in. */
export const routesOf = (shop: WishShop): readonly Route[] => {
  const productOf = (id: string) => {
    const product = shop.products.get(id);
    if (!product) throw new Refusal(90_001, 'There is no such product for the merchant.');
    return product;
  };

  const changeable = (id: string) => {
    const product = productOf(id);
    if (product.state.startsWith('REMOVED')) throw new Refusal(90_001, 'Removed products cannot be updated.');
    return product;
  };

  const freeSku = (sku: string): void => {
    if (shop.hasSku(sku)) throw new Refusal(90_001, 'There is an existing variation with such SKU.');
  };

  const view = ({ updated, ...product }: ReturnType<typeof productOf>, request_id: string | null = null) => ({
    ...product,
    status: product.state.startsWith('REMOVED') ? product.state : product.status,
    updated_at: new Date(updated).toISOString(),
    request_id,
  });

  const orderOf = (id: string) => {
    const order = shop.orders.get(id);
    if (!order) throw new Refusal(90_001, 'This order no longer exists.', 404);
    return order;
  };

  return [
    ['GET', /^\/oauth\/test$/, queries.none, () => ({ merchant_id: '1' })],
    ['GET', /^\/merchant\/currency_settings$/, queries.none, () => ({ localized_currency: 'USD', product_boost_currency: 'USD' })],
    ['GET', /^\/merchant\/account_details$/, queries.none, () => ({ status: 'ACTIVE', revenue_type: 'REV_SHARE', display_name: 'Heron' })],
    [
      'GET',
      /^\/merchant\/warehouses$/,
      queries.none,
      () => [
        {
          id: WAREHOUSE,
          name: 'STANDARD',
          shipping_type: 'STANDARD',
          address: { ship_to_name: 'Heron', street_address1: '1 Front St', city: 'Daly City', zipcode: '94016', country_code: 'US' },
          destination_countries: ['US'],
        },
      ],
    ],
    ['GET', /^\/products\/categories$/, queries.none, () => TREE],
    [
      'GET',
      /^\/products\/attributes$/,
      queries.attributes,
      () => ({
        attributes: [
          {
            name: 'Material',
            accepted_values: ['Cotton', 'Linen'],
            constraint: { entry_mode: 'MULTI_SELECTION', is_variation_attribute: false, usage: 'REQUIRED' },
          },
          { name: 'Fit', constraint: { entry_mode: 'FREE_TEXT', is_variation_attribute: true, usage: 'OPTIONAL' } },
        ],
      }),
    ],
    [
      'GET',
      /^\/products$/,
      queries.products,
      ({ query }) => {
        const from = Date.parse(query.updated_at_min ?? '1970-01-01T00:00:00Z');
        return [...shop.products.values()]
          .filter(({ parent_sku, updated }) => (query.parent_sku === undefined || parent_sku === query.parent_sku) && updated >= from)
          .toSorted((a, b) => a.updated - b.updated)
          .slice(0, Number(query.limit))
          .map((product) => ({ ...view(product), variations: undefined }));
      },
    ],
    [
      'POST',
      /^\/products$/,
      queries.none,
      ({ request }) => {
        const body = checked(bodies.create, bodyOf(request));
        for (const { sku } of body.variations) freeSku(sku);
        const product = shop.create(body);
        return view(product, shop.review(product.id));
      },
    ],
    [
      'GET',
      /^\/products\/requests\/([0-9a-f-]{36})$/,
      queries.none,
      ({ id }) => {
        const review = shop.reviews.get(id);
        if (!review) throw new Refusal(90_001, 'No product create or update request was found with the provided ID');
        review.looks += 1;
        const product = productOf(review.product);
        if (review.looks === 1) return { id, status: 'UNDER_REVIEW', product_id: product.id };
        if (shop.blocking !== null) return { id, status: 'BLOCKED', blocking_reason: shop.blocking, product_id: product.id };
        if (product.state === 'WISH_INACTIVE') Object.assign(product, { state: 'ACTIVE', updated: shop.now() });
        return { id, status: 'APPROVED', product_id: product.id };
      },
    ],
    ['GET', /^\/products\/([0-9a-f]{24})$/, queries.none, ({ id }) => view(productOf(id))],
    [
      'PUT',
      /^\/products\/([0-9a-f]{24})$/,
      queries.none,
      ({ request, id }) => {
        const product = changeable(id);
        const { status, variations = [], ...texts } = checked(bodies.update, bodyOf(request));
        for (const { id: at, ...said } of variations) {
          const held = product.variations.find((each) => each.id === at);
          if (!held) throw new Refusal(90_001, 'There is no such variation.');
          Object.assign(held, said);
        }
        Object.assign(product, texts, { updated: shop.now() });
        if (status) product.state = status === 'ENABLED' ? 'ACTIVE' : 'MERCHANT_INACTIVE';
        return view(product, shop.review(product.id));
      },
    ],
    [
      'POST',
      /^\/products\/([0-9a-f]{24})\/variations$/,
      queries.none,
      ({ request, id }) => {
        const product = changeable(id);
        const { logistics_details: _country, ...said } = checked(bodies.variation, bodyOf(request));
        freeSku(said.sku);
        const made = { ...said, id: shop.nextId(), status: 'ENABLED' };
        product.updated = shop.now();
        product.variations.push(made);
        return { ...made, product_id: id, request_id: shop.review(id) };
      },
    ],
    [
      'GET',
      /^\/orders$/,
      queries.orders,
      ({ query }) => {
        const from = Date.parse(query.updated_at_min ?? '1970-01-01T00:00:00Z');
        return [...shop.orders.values()]
          .filter(({ updated }) => updated >= from)
          .sort((a, b) => a.updated - b.updated)
          .slice(0, Number(query.limit))
          .map((order) => shop.orderView(order));
      },
    ],
    ['GET', /^\/orders\/shipping_carriers$/, queries.carriers, () => [{ name: 'USPS' }, { name: 'UPS' }]],
    [
      'GET',
      /^\/orders\/([0-9a-f]{24})$/,
      queries.none,
      ({ id }) => {
        const order = orderOf(id);
        shop.work(order);
        return shop.orderView(order);
      },
    ],
    [
      'PUT',
      /^\/orders\/([0-9a-f]{24})\/tracking$/,
      queries.none,
      ({ request, id }) => {
        const order = orderOf(id);
        const { tracking_number, shipping_provider } = checked(bodies.tracking, bodyOf(request));
        if (!['USPS', 'UPS'].includes(shipping_provider)) throw new Refusal(90_001, 'Shipping provider is not accepted.');
        order.pending = { number: tracking_number, looks: 0 };
        return shop.orderView(order);
      },
    ],
  ];
};
