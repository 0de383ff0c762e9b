import { z } from 'zod';
import { bodyOf, pageOf, queryOf, Refusal, refuseIf, type Route } from './http';

const url = z
  .string()
  .regex(/^https?:\/\//)
  .max(255);
const sku = z.string().min(1).max(255);
const mark = z.string().max(255);
const price = z.number().min(0);
const label = z.string().min(1).max(255);

const trade = { gtin: z.string().max(14).optional(), upc: z.string().max(14).optional() };

const newVariant = z
  .object({
    sku,
    price: price.optional(),
    ...trade,
    bin_picking_number: mark.optional(),
    image_url: url.optional(),
    option_values: z.array(z.object({ option_display_name: label, label }).strict()).min(1),
  })
  .strict();

const fields = {
  name: z.string().min(1).max(250),
  description: z.string(),
  search_keywords: z.string().max(65_535),
  categories: z.array(z.number().int()),
  sku,
  bin_picking_number: mark,
  ...trade,
  ...{ weight: z.number().min(0), width: z.number().min(0), height: z.number().min(0), depth: z.number().min(0) },
  custom_fields: z.array(z.object({ name: z.string().min(1).max(250), value: z.string().min(1).max(250) }).strict()),
  price,
  is_visible: z.boolean(),
  inventory_tracking: z.enum(['none', 'product', 'variant']),
};
const creation = z
  .object(fields)
  .partial()
  .required({ name: true, price: true })
  .extend({ type: z.enum(['physical', 'digital']), weight: z.number().min(0), variants: z.array(newVariant).max(600).optional() })
  .strict();
const change = z.object(fields).partial().strict();

/** The store's own, flat. */
const CATEGORIES = [
  { id: 18, parent_id: 0, name: 'Clothing', is_visible: true },
  { id: 19, parent_id: 18, name: 'T-shirts', is_visible: true },
  { id: 23, parent_id: 0, name: 'Mugs', is_visible: true },
];

const option = z
  .object({
    product_id: z.number().int(),
    display_name: label,
    type: z.enum(['dropdown', 'radio_buttons', 'rectangles', 'swatch']),
    option_values: z.array(z.object({ label, sort_order: z.number().int() }).strict()),
  })
  .strict();

const variantRow = z
  .object({
    id: z.number().int().optional(),
    product_id: z.number().int().optional(),
    sku: sku.optional(),
    price: price.optional(),
    ...trade,
    bin_picking_number: mark.optional(),
    image_url: url.optional(),
    option_values: z.array(z.object({ option_id: z.number().int(), id: z.number().int() }).strict()).optional(),
  })
  .strict();

const image = z
  .object({
    image_url: url,
    description: z.string().optional(),
    sort_order: z.number().int().optional(),
    is_thumbnail: z.boolean().optional(),
  })
  .strict();

interface Option {
  readonly id: number;
  readonly display_name: string;
  readonly option_values: { readonly id: number; readonly label: string }[];
}
interface Variant {
  readonly id: number;
  sku: string;
  price: number | null;
  bin_picking_number: string;
  gtin?: string | undefined;
  image_url: string;
  readonly option_values: readonly {
    readonly option_id: number;
    readonly id: number;
    readonly option_display_name: string;
    readonly label: string;
  }[];
}
export interface Product extends z.infer<typeof change> {
  readonly id: number;
  name: string;
  sku: string;
  is_visible: boolean;
  options: Option[];
  variants: Variant[];
  images: { readonly id: number; readonly description: string; readonly sort_order?: number }[];
  /** By the store's clock, unix seconds. */
  modified: number;
}

/** The store's catalogue, V3. */
export const makeCatalogue = (next: () => number, now: () => number) => {
  const products = new Map<number, Product>();
  const productOf = (id: number): Product => {
    const product = products.get(id);
    if (!product) throw new Refusal(404, 'A product was not found with an id of ' + id);
    return product;
  };

  /** No two of the store's products, and none of their variants, have one SKU. */
  const checkSku = (wanted: string, owner: object): void => {
    for (const product of products.values())
      for (const holder of [product, ...product.variants])
        refuseIf(holder !== owner && holder.sku === wanted, 409, `The SKU ${wanted} is already in use.`);
  };
  const checkName = (name: string, id: number): void => {
    for (const product of products.values()) refuseIf(product.id !== id && product.name === name, 409, 'The product name is a duplicate');
  };

  const optionsFor = (rows: readonly z.infer<typeof newVariant>[]): Option[] => {
    const options: Option[] = [];
    for (const { option_display_name, label: value } of rows.flatMap(({ option_values }) => option_values)) {
      let held = options.find(({ display_name }) => display_name === option_display_name);
      if (!held) options.push((held = { id: next(), display_name: option_display_name, option_values: [] }));
      if (!held.option_values.some((each) => each.label === value)) held.option_values.push({ id: next(), label: value });
    }
    return options;
  };

  const create: Route[2] = (request) => {
    const { variants = [], ...body } = bodyOf(request, creation);
    if (body.sku !== undefined) checkSku(body.sku, {});
    for (const each of variants) checkSku(each.sku, {});
    checkName(body.name, 0);
    const options = optionsFor(variants);
    const product: Product = { is_visible: true, sku: '', ...body, id: next(), options, variants: [], images: [], modified: now() };
    product.variants = variants.map((each) => ({
      id: next(),
      sku: each.sku,
      price: each.price ?? null,
      bin_picking_number: each.bin_picking_number ?? '',
      gtin: each.gtin,
      image_url: each.image_url ?? '',
      option_values: each.option_values.map(({ option_display_name, label: value }) => {
        const held = options.find(({ display_name }) => display_name === option_display_name)!;
        return { option_id: held.id, id: held.option_values.find((row) => row.label === value)!.id, option_display_name, label: value };
      }),
    }));
    products.set(product.id, product);
    return { status: 200, body: { data: view(product) } };
  };

  const view = ({ options: _options, variants, images, modified, ...product }: Product, include = '') => ({
    ...product,
    availability: 'available',
    inventory_level: 0,
    date_modified: new Date(modified * 1000).toISOString().replace(/\.\d+Z/, '+00:00'),
    custom_url: { url: `/product-${product.id}/`, is_customized: false },
    ...(include.includes('images') && {
      images: images.map((each) => ({
        ...each,
        url_zoom: `https://cdn11.bigcommerce.com/s-abc123/images/${each.id}.png`,
        url_standard: '',
      })),
    }),
    // What has no choices has one variant all the same, without any.
    ...(include.includes('variants') && {
      variants: (variants.length > 0
        ? variants
        : [{ id: product.id + 100_000, sku: product.sku, price: null, bin_picking_number: '', image_url: '', option_values: [] }]
      ).map((each) => ({ ...each, inventory_level: 0, purchasing_disabled: false })),
    }),
  });

  /** What is asked of changes and ids; both ends of a stretch are in it. */
  const chosen = (query: Readonly<Record<string, string | undefined>>): readonly Product[] => {
    const {
      sku: code,
      sort,
      direction,
      'id:in': ids,
      'id:min': least,
      'date_modified:min': since = '1970-01-01T00:00:00Z',
      'date_modified:max': until = '9999-01-01T00:00:00Z',
    } = query;
    refuseIf(Number.isNaN(Date.parse(since)) || Number.isNaN(Date.parse(until)), 422, 'Invalid date');
    refuseIf(sort !== undefined && ((sort !== 'id' && sort !== 'date_modified') || direction !== 'asc'), 422, 'Unknown order');
    return [...products.values()]
      .filter((each) => code === undefined || each.sku === code)
      .filter(({ id }) => (ids === undefined || ids.split(',').map(Number).includes(id)) && id >= Number(least ?? 0))
      .filter(({ modified }) => modified * 1000 >= Date.parse(since) && modified * 1000 <= Date.parse(until))
      .toSorted((a, b) => (sort === 'date_modified' ? a.modified - b.modified : 0) || a.id - b.id);
  };

  const putVariant = (row: z.infer<typeof variantRow>): void => {
    if (row.id !== undefined) {
      const held = [...products.values()].flatMap(({ variants }) => variants).find(({ id }) => id === row.id);
      if (!held) throw new Refusal(422, `Variant ${row.id} does not exist`);
      if (row.sku !== undefined) checkSku(row.sku, held);
      const {
        sku: code = held.sku,
        price: cost = held.price,
        bin_picking_number = held.bin_picking_number,
        image_url = held.image_url,
        gtin = held.gtin,
      } = row;
      Object.assign(held, { sku: code, price: cost, bin_picking_number, image_url, gtin });
      return;
    }
    const product = productOf(row.product_id ?? 0);
    if (row.sku === undefined || !row.option_values) throw new Refusal(422, 'sku and option_values are required');
    checkSku(row.sku, {});
    refuseIf(product.variants.length >= 600, 422, 'A product has at most 600 SKUs');
    const option_values = product.options.map(({ id, display_name, option_values: values }) => {
      const value = values.find((each) => row.option_values?.some((asked) => asked.option_id === id && asked.id === each.id));
      if (!value) throw new Refusal(422, `No value of ${display_name}`);
      return { option_id: id, id: value.id, option_display_name: display_name, label: value.label };
    });
    const combination = JSON.stringify(option_values);
    refuseIf(
      product.variants.some((each) => JSON.stringify(each.option_values) === combination),
      409,
      'A variant with these option values exists',
    );
    const { price: cost = null, bin_picking_number = '', image_url = '' } = row;
    product.variants.push({ id: next(), sku: row.sku, price: cost, bin_picking_number, image_url, option_values });
  };

  const listed = ['page', 'limit'];
  const CHOOSING = ['sku', 'include', 'sort', 'direction', 'id:in', 'id:min', 'date_modified:min', 'date_modified:max'];
  const routes: readonly Route[] = [
    ['GET', /^\/v3\/catalog\/categories$/, (request) => ({ status: 200, body: pageOf(CATEGORIES, queryOf(request, listed)) })],
    ['POST', /^\/v3\/catalog\/products$/, create],
    [
      'GET',
      /^\/v3\/catalog\/products$/,
      (request) => {
        const query = queryOf(request, [...listed, ...CHOOSING]);
        return {
          status: 200,
          body: pageOf(
            chosen(query).map((each) => view(each, query.include)),
            query,
          ),
        };
      },
    ],
    [
      'GET',
      /^\/v3\/catalog\/products\/(\d+)$/,
      (request, [id]) => ({ status: 200, body: { data: view(productOf(id!), queryOf(request, ['include']).include), meta: {} } }),
    ],
    [
      'PUT',
      /^\/v3\/catalog\/products\/(\d+)$/,
      (request, [id]) => {
        const product = productOf(id!);
        const body = bodyOf(request, change);
        if (body.sku !== undefined) checkSku(body.sku, product);
        if (body.name !== undefined) checkName(body.name, product.id);
        Object.assign(product, body, { modified: now() });
        return { status: 200, body: { data: view(product), meta: {} } };
      },
    ],
    [
      'GET',
      /^\/v3\/catalog\/products\/(\d+)\/(?:options)$/,
      (request, [id]) => ({ status: 200, body: pageOf(productOf(id!).options, queryOf(request, listed)) }),
    ],
    [
      'POST',
      /^\/v3\/catalog\/products\/(\d+)\/options$/,
      (request, [id]) => {
        const { display_name, option_values } = bodyOf(request, option);
        const { options } = productOf(id!);
        refuseIf(
          options.some((each) => each.display_name === display_name),
          409,
          'The option exists',
        );
        const made = { id: next(), display_name, option_values: option_values.map((each) => ({ id: next(), label: each.label })) };
        options.push(made);
        return { status: 200, body: { data: made, meta: {} } };
      },
    ],
    [
      'POST',
      /^\/v3\/catalog\/products\/(\d+)\/options\/(\d+)\/values$/,
      (request, [id, optionId]) => {
        const value = bodyOf(request, z.object({ label, sort_order: z.number().int() }).strict());
        const held = productOf(id!).options.find((each) => each.id === optionId);
        if (!held) throw new Refusal(404, 'No such option');
        refuseIf(
          held.option_values.some((each) => each.label === value.label),
          409,
          'The value exists',
        );
        const made = { id: next(), label: value.label };
        held.option_values.push(made);
        return { status: 200, body: { data: made, meta: {} } };
      },
    ],
    [
      'DELETE',
      /^\/v3\/catalog\/products\/(\d+)\/options\/(\d+)$/,
      (_request, [id, optionId]) => {
        const product = productOf(id!);
        product.options = product.options.filter((each) => each.id !== optionId);
        product.variants = product.variants.filter(({ option_values }) => !option_values.some((each) => each.option_id === optionId));
        return { status: 204 };
      },
    ],
    [
      'GET',
      /^\/v3\/catalog\/products\/(\d+)\/variants$/,
      (request, [id]) => ({ status: 200, body: pageOf(productOf(id!).variants, queryOf(request, listed)) }),
    ],
    [
      'PUT',
      /^\/v3\/catalog\/variants$/,
      (request) => {
        for (const row of bodyOf(request, z.array(variantRow).min(1).max(50))) putVariant(row);
        return { status: 200, body: { data: [], meta: {} } };
      },
    ],
    [
      'DELETE',
      /^\/v3\/catalog\/products\/(\d+)\/variants\/(\d+)$/,
      (_request, [id, variantId]) => {
        const product = productOf(id!);
        product.variants = product.variants.filter((each) => each.id !== variantId);
        return { status: 204 };
      },
    ],
    [
      'GET',
      /^\/v3\/catalog\/products\/(\d+)\/images$/,
      (request, [id]) => ({ status: 200, body: pageOf(productOf(id!).images, queryOf(request, listed)) }),
    ],
    [
      'POST',
      /^\/v3\/catalog\/products\/(\d+)\/images$/,
      (request, [id]) => {
        const { description = '', sort_order = 0 } = bodyOf(request, image);
        const made = { id: next(), description, sort_order };
        productOf(id!).images.push(made);
        return { status: 200, body: { data: made, meta: {} } };
      },
    ],
    [
      'DELETE',
      /^\/v3\/catalog\/products\/(\d+)\/images\/(\d+)$/,
      (_request, [id, imageId]) => {
        const product = productOf(id!);
        product.images = product.images.filter((each) => each.id !== imageId);
        return { status: 204 };
      },
    ],
  ];
  return { products, routes };
};
