import type { z } from 'zod';
import type { StandInRequest } from '../stand-in';
import { bodyOf, checked, Refusal } from './answers';
import { messageQueries } from './messages';
import { bodies, queries, type ProductBody } from './shapes';
import type { TikTokShop } from './shop';

export const CIPHER = 'GCP_XF90igAAAABh00qsWgtvOiGFNqyubMt3';
const WAREHOUSE = '7068517275539719942';
export const CATEGORY = '601226';
const PROVIDERS = [
  { id: '7117858858072016686', name: 'USPS' },
  { id: '7117859084333745966', name: 'UPS' },
];

type Asked = { readonly request: StandInRequest; readonly ids: readonly string[]; readonly query: Readonly<Record<string, string>> };
type Route = readonly [method: string, path: RegExp, query: z.ZodType, answer: (asked: Asked) => unknown];

/** What the interface answers to each call that was let in. */
export const routesOf = (shop: TikTokShop, names: readonly string[]): readonly Route[] => {
  const productOf = (id: string | undefined) => {
    const product = shop.products.get(id ?? '');
    if (!product || product.status === 'DELETED') throw new Refusal(12_052_032, 'Product does not exist.');
    return product;
  };

  const orderOf = (id: string | undefined) => {
    const order = shop.orders.get(id ?? '');
    if (!order) throw new Refusal(21_001_001, 'order not found');
    if (shop.shippingType !== 'SELLER') throw new Refusal(21_011_004, 'Package not shipped by seller');
    return order;
  };

  /** Pictures that were uploaded, a category that is, and one set of choices for all SKUs. */
  const understood = (body: ProductBody): ProductBody => {
    const named = [
      ...body.main_images,
      ...body.skus.flatMap(({ sales_attributes }) => sales_attributes.flatMap(({ sku_img }) => sku_img ?? [])),
    ];
    for (const { uri } of named)
      if (!shop.pictures.has(uri)) throw new Refusal(12_052_722, `The image URI does not exist in TikTok Shop. ${uri}`);
    if (body.category_id !== CATEGORY) throw new Refusal(12_052_023, 'Category does not exist');
    if (body.skus.some(({ inventory }) => inventory[0]!.warehouse_id !== WAREHOUSE)) throw new Refusal(12_052_910, 'Invalid warehouse');
    const currency = body.skus.find(({ price }) => price.currency !== 'USD');
    if (currency) throw new Refusal(12_052_084, 'The provided currency is not available for this shop/region');
    return body;
  };

  const upload = ({ request }: Asked): unknown => {
    const form = request.body.toString('latin1');
    const useCase = /name="use_case"\r\n\r\n(MAIN_IMAGE|ATTRIBUTE_IMAGE|SIZE_CHART_IMAGE)\r\n/.exec(form)?.[1];
    if (!useCase || !/name="data"; filename="[^"]+"\r\nContent-Type: image\/\w+\r\n\r\n\x89PNG/.test(form))
      throw new Refusal(36_009_004, 'form');
    const uri = `tos-maliva-i/${shop.nextId()}`;
    shop.pictures.add(uri);
    return { uri, url: `https://p16.test/${uri}`, use_case: useCase, width: 600, height: 600 };
  };

  const searchOrders = ({ request, query }: Asked): unknown => {
    const { update_time_ge = 0, update_time_lt = Infinity } = checked(bodies.searchOrders, bodyOf(request));
    const found = [...shop.orders.values()]
      .filter(({ updated }) => updated >= update_time_ge && updated < update_time_lt)
      .sort((a, b) => a.updated - b.updated || Number(a.id) - Number(b.id));
    // A token is a place in the list, whatever the list is by then: no document promises more.
    const start = Number(query.page_token ?? 0);
    const end = start + Number(query.page_size);
    return {
      orders: found.slice(start, end).map((order) => shop.orderView(order)),
      next_page_token: end < found.length ? String(end) : '',
      total_count: found.length,
    };
  };

  /** In no order that is told; a token is a place in the list. */
  const searchProducts = ({ request, query }: Asked): unknown => {
    const { seller_skus, update_time_ge = 0, update_time_le = Infinity } = checked(bodies.searchProducts, bodyOf(request));
    const found = [...shop.products.values()]
      .filter(({ skus }) => !seller_skus || skus.some(({ seller_sku }) => seller_skus.includes(seller_sku)))
      .filter(({ updated }) => updated >= update_time_ge && updated <= update_time_le);
    const start = Number(query.page_token ?? 0);
    const end = start + Number(query.page_size);
    return {
      total_count: found.length,
      products: found
        .slice(start, end)
        .map(({ id, body, status, skus, updated }) => ({ id, title: body.title, status, skus, update_time: updated })),
      next_page_token: end < found.length ? String(end) : '',
    };
  };

  return [
    [
      'GET',
      /^\/authorization\/202309\/shops$/,
      queries.none,
      () => ({
        shops: names.map((id, at) => ({ id, name: `Heron ${at + 1}`, region: 'US', seller_type: 'LOCAL', cipher: CIPHER, code: 'US1' })),
      }),
    ],
    ['POST', /^\/product\/202309\/images\/upload$/, queries.none, upload],
    ['GET', /^\/customer_service\/202309\/conversations$/, messageQueries.list, ({ query }) => shop.messages.list(query)],
    [
      'GET',
      /^\/customer_service\/202309\/conversations\/(\d+)\/messages$/,
      messageQueries.one,
      ({ ids: [id = ''], query }) => shop.messages.read(id, query),
    ],
    [
      'POST',
      /^\/customer_service\/202309\/conversations\/(\d+)\/messages$/,
      queries.none,
      ({ request, ids: [id = ''] }) => shop.messages.send(id, bodyOf(request)),
    ],
    [
      'GET',
      /^\/logistics\/202309\/warehouses$/,
      queries.none,
      () => ({
        warehouses: [
          {
            id: '1',
            entity_id: '1',
            name: 'Returns',
            effect_status: 'ENABLED',
            type: 'RETURN_WAREHOUSE',
            sub_type: 'DOMESTIC_WAREHOUSE',
            is_default: true,
            address: { full_address: '2 Back St', region_code: 'US' },
          },
          {
            id: WAREHOUSE,
            entity_id: '2',
            name: 'Main',
            effect_status: 'ENABLED',
            type: 'SALES_WAREHOUSE',
            sub_type: 'DOMESTIC_WAREHOUSE',
            is_default: true,
            address: { full_address: '1 Front St, Daly City', region_code: 'US' },
          },
        ],
      }),
    ],
    [
      'GET',
      /^\/product\/202309\/categories$/,
      queries.version,
      ({ request }) => ({
        // The old tree is another one.
        categories:
          request.query.get('category_version') === 'v1'
            ? [{ id: '500', parent_id: '0', local_name: 'Womenswear', is_leaf: true }]
            : [
                { id: '600001', parent_id: '0', local_name: 'Clothes', is_leaf: false },
                { id: CATEGORY, parent_id: '600001', local_name: 'T-shirts', is_leaf: true },
              ],
      }),
    ],
    [
      'POST',
      /^\/product\/202309\/categories\/recommend$/,
      queries.none,
      ({ request }) => {
        checked(bodies.recommend, bodyOf(request));
        return {
          leaf_category_id: CATEGORY,
          categories: [
            { id: CATEGORY, name: 'T-shirts', level: 2, is_leaf: true },
            { id: '600001', name: 'Clothes', level: 1, is_leaf: false },
          ],
        };
      },
    ],
    [
      'GET',
      /^\/product\/202309\/categories\/(\d+)\/attributes$/,
      queries.version,
      () => ({
        attributes: [
          {
            id: '100392',
            name: 'Occasion',
            type: 'PRODUCT_PROPERTY',
            is_requried: true,
            is_multiple_selection: true,
            is_customizable: false,
            values: [{ id: '1001533', name: 'Birthday' }],
          },
          { id: '100000', name: 'Color', type: 'SALES_PROPERTY' },
        ],
      }),
    ],
    [
      'GET',
      /^\/product\/202309\/categories\/(\d+)\/rules$/,
      queries.version,
      () => ({ size_chart: { is_supported: true, is_required: true } }),
    ],
    ['POST', /^\/product\/202502\/products\/search$/, queries.searchProducts, searchProducts],
    [
      'POST',
      /^\/product\/202309\/products\/listing_check$/,
      queries.none,
      ({ request }) => {
        const body = understood(checked(bodies.check, bodyOf(request)));
        const repeated = /(.)\1{9}/.test(body.title);
        return {
          check_result: repeated ? 'FAILED' : 'PASS',
          fail_reasons: repeated ? [{ code: 12_052_928, message: 'Product title invalid' }] : [],
        };
      },
    ],
    [
      'POST',
      /^\/product\/202309\/products$/,
      queries.none,
      ({ request }) => {
        const { idempotency_key, save_mode, ...body } = checked(bodies.create, bodyOf(request));
        const product = shop.create(idempotency_key, understood(body));
        if (save_mode === 'AS_DRAFT') shop.stand(product, 'DRAFT');
        return { product_id: product.id, skus: [] };
      },
    ],
    [
      'POST',
      /^\/product\/202309\/products\/(activate|deactivate)$/,
      queries.none,
      ({ request, ids: [what] }) => {
        for (const id of checked(bodies.ids, bodyOf(request)).product_ids)
          shop.stand(productOf(id), what === 'activate' ? 'ACTIVATE' : 'SELLER_DEACTIVATED');
        return {};
      },
    ],
    [
      'GET',
      /^\/product\/202309\/products\/(\d+)$/,
      queries.none,
      ({ ids: [id] }) => {
        const product = productOf(id);
        shop.audit(product);
        return shop.productView(product);
      },
    ],
    [
      'PUT',
      /^\/product\/202309\/products\/(\d+)$/,
      queries.none,
      ({ request, ids: [id] }) => {
        const product = productOf(id);
        const body = understood(checked(bodies.edit, bodyOf(request)));
        const foreign = body.skus.find((sku) => sku.id !== undefined && !product.skus.some((held) => held.id === sku.id));
        if (foreign) throw new Refusal(12_052_048, 'sku does not exist');
        shop.edit(product, body);
        return { product_id: product.id, skus: [] };
      },
    ],
    ['POST', /^\/order\/202309\/orders\/search$/, queries.searchOrders, searchOrders],
    [
      'GET',
      /^\/order\/202309\/orders$/,
      queries.orders,
      ({ query }) => ({
        orders: query
          .ids!.split(',')
          .flatMap((id) => shop.orders.get(id) ?? [])
          .map((order) => shop.orderView(order)),
      }),
    ],
    ['GET', /^\/logistics\/202309\/delivery_options\/(\d+)\/shipping_providers$/, queries.none, () => ({ shipping_providers: PROVIDERS })],
    [
      'POST',
      /^\/fulfillment\/202309\/orders\/(\d+)\/packages$/,
      queries.none,
      ({ request, ids: [id] }) => {
        const order = orderOf(id);
        const { order_line_item_ids, tracking_number } = checked(bodies.parcel, bodyOf(request));
        const lines = order.lines.filter((line) => order_line_item_ids.includes(line.id) && line.tracking_number === '');
        if (lines.length !== order_line_item_ids.length) throw new Refusal(21_011_001, 'line items already shipped');
        const parcel = shop.nextId();
        shop.ship(order, lines, tracking_number, parcel);
        return { order_id: order.id, order_line_item_ids, package_id: parcel };
      },
    ],
    [
      'POST',
      /^\/fulfillment\/202309\/packages\/(\d+)\/shipping_info\/update$/,
      queries.none,
      ({ request, ids: [parcel] }) => {
        const { tracking_number } = checked(bodies.shipping, bodyOf(request));
        const order = [...shop.orders.values()].find(({ lines }) => lines.some(({ package_id }) => package_id === parcel));
        const lines = orderOf(order?.id).lines.filter(({ package_id }) => package_id === parcel);
        shop.ship(order!, lines, tracking_number, parcel!);
        return {};
      },
    ],
    [
      'GET',
      /^\/finance\/202507\/orders\/unsettled$/,
      queries.unsettled,
      () => ({ total_count: 2, sum_est_settlement_amount: '61.20', transactions: [] }),
    ],
    [
      'GET',
      /^\/finance\/202309\/payments$/,
      queries.payments,
      () => ({
        next_page_token: '',
        payments: [
          { id: '1', status: 'PROCESSING', amount: { value: '10.10', currency: 'USD' } },
          { id: '2', status: 'PROCESSING', amount: { value: '10.20', currency: 'USD' } },
          { id: '3', status: 'PAID', amount: { value: '99.00', currency: 'USD' } },
        ],
      }),
    ],
  ];
};
