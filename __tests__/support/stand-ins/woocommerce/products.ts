import { z } from 'zod';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { CHANGED, changedRows, datesAreGmt, gmt, LIST, noRoute, parse, picked, Refused } from './rest';

const meta = z.array(z.strictObject({ key: z.string().min(1), value: z.unknown() }));
const attribute = z.strictObject({ name: z.string().min(1), option: z.string() });
const price = z.string().regex(/^\d+\.\d\d$/);
const image = z.union([
  z.strictObject({ id: z.int().positive(), position: z.int() }),
  z.strictObject({ src: z.url(), name: z.string(), alt: z.string(), position: z.int() }),
]);

/** Digits and hyphens. */
const number = z
  .string()
  .regex(/^[\d-]+$/)
  .optional();

/** Pieces are passed over where the shop does not count them. */
const resumed = { stock_status: z.literal('instock').optional(), stock_quantity: z.int().optional() };

const productBody = z.strictObject({
  type: z.enum(['simple', 'variable']).optional(),
  status: z.enum(['draft', 'publish']).optional(),
  sku: z.string().max(100).optional(),
  name: z.string().min(1).optional(),
  description: z.string().optional(),
  regular_price: price.optional(),
  attributes: z
    .array(
      z.strictObject({ name: z.string(), position: z.int(), visible: z.boolean(), variation: z.boolean(), options: z.array(z.string()) }),
    )
    .optional(),
  default_attributes: z.array(attribute).optional(),
  images: z.array(image).optional(),
  tags: z.array(z.strictObject({ name: z.string().min(1) })).optional(),
  categories: z.array(z.strictObject({ id: z.int().positive() })).optional(),
  weight: z.string().optional(),
  dimensions: z.strictObject({ length: z.string(), width: z.string(), height: z.string() }).optional(),
  global_unique_id: number,
  ...resumed,
  meta_data: meta.optional(),
});

const variationBody = {
  status: z.literal('publish').optional(),
  ...resumed,
  global_unique_id: number,
  regular_price: price.optional(),
  attributes: z.array(attribute).optional(),
  image: z.strictObject({ id: z.int() }).optional(),
  meta_data: meta.optional(),
};

const batchBody = z.strictObject({
  create: z
    .array(z.strictObject({ sku: z.string().max(100), ...variationBody }))
    .max(100)
    .default([]),
  update: z
    .array(z.strictObject({ id: z.int(), ...variationBody }))
    .max(100)
    .default([]),
  delete: z.array(z.int()).max(100).default([]),
});

const QUERIES = {
  list: z
    .strictObject({
      ...LIST,
      ...CHANGED,
      context: z.literal('edit').optional(),
      sku: z.string().optional(),
      status: z.enum(['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish']).default('any'),
    })
    .refine(datesAreGmt),
  one: z.strictObject({ context: z.literal('edit').optional() }),
  variations: z.strictObject({ ...LIST, orderby: z.literal('id'), order: z.literal('asc'), context: z.literal('edit').optional() }),
  remove: z.strictObject({ force: z.literal('true') }),
};

/** The shop's own, flat; names are HTML. */
const CATEGORIES = [
  { id: 15, name: 'Uncategorized', parent: 0 },
  { id: 20, name: 'Clothing', parent: 0 },
  { id: 21, name: 'Tees &amp; tops', parent: 20 },
  { id: 22, name: 'Mugs', parent: 15 },
];

export const answerCategories = ({ query }: StandInRequest): StandInAnswer => {
  const { offset, per_page } = parse(z.strictObject(LIST), Object.fromEntries(query));
  return { status: 200, body: CATEGORIES.slice(offset, offset + per_page) };
};

interface Row {
  readonly id: number;
  readonly parent_id: number;
  type: string;
  status: string;
  sku: string;
  name: string;
  description: string;
  regular_price: string;
  global_unique_id: string;
  attributes: readonly object[];
  images: { readonly id: number; readonly name: string; readonly src: string }[];
  /** A variation's picture, by its id. */
  image?: number | undefined;
  tags: readonly { readonly name: string }[];
  categories: readonly { readonly id: number }[];
  meta_data: readonly { readonly key: string; readonly value: unknown }[];
  changedAt: number;
}

/** What is printed on demand nobody counts. */
const STOCK = { manage_stock: false, stock_quantity: null, stock_status: 'instock' };

const merged = (held: Row['meta_data'], written: Row['meta_data'] = []): Row['meta_data'] => [
  ...new Map([...held, ...written].map((each) => [each.key, each])).values(),
];

/** The products of one shop, and their variations: rows of one table, as WooCommerce keeps them. */
export class Products {
  private readonly rows = new Map<number, Row>();
  /** Counted in a list, and not shown: of a kind no program knows any more. */
  readonly unreadable = new Set<number>();
  private count = 100;

  /** By the shop's clock. */
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  of(id: string): Row {
    const row = this.rows.get(Number(id));
    if (!row) throw new Refused(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
    return row;
  }

  touch(id: string): void {
    this.of(id).changedAt = this.now();
  }

  all(): readonly Row[] {
    return [...this.rows.values()];
  }

  childrenOf(id: number): readonly Row[] {
    return this.all().filter(({ parent_id }) => parent_id === id);
  }

  remove(id: number): void {
    for (const child of this.childrenOf(id)) this.rows.delete(child.id);
    this.rows.delete(id);
  }

  add(parent_id: number, type: string, sku: string): Row {
    if (sku && this.all().some((each) => each.sku === sku)) throw new Refused(400, 'product_invalid_sku', 'Invalid or duplicated SKU.');
    const id = (this.count += 1);
    const row: Row = {
      id,
      parent_id,
      type,
      status: 'publish',
      sku,
      name: '',
      description: '',
      regular_price: '',
      global_unique_id: '',
      attributes: [],
      images: [],
      tags: [],
      categories: [],
      meta_data: [],
      changedAt: this.now(),
    };
    this.rows.set(id, row);
    return row;
  }

  answer({ method, body, query }: StandInRequest, [id, , variation]: readonly (string | undefined)[], under: boolean): StandInAnswer {
    const asked = Object.fromEntries(query);
    const read = (): unknown => JSON.parse(body.toString());
    if (id === undefined) {
      if (method === 'GET') return this.list(asked);
      if (method === 'POST')
        return { status: 201, body: this.shown(this.write(this.add(0, 'simple', parse(productBody, read()).sku ?? ''), read())) };
      throw noRoute();
    }
    const row = this.of(id);
    if (row.parent_id !== 0) throw new Refused(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
    if (!under) {
      if (method === 'GET' && parse(QUERIES.one, asked)) return { status: 200, body: this.shown(row) };
      if (method === 'PUT') return { status: 200, body: this.shown(this.write(row, read())) };
      if (method !== 'DELETE') throw noRoute();
      parse(QUERIES.remove, asked);
      this.remove(row.id);
      return { status: 200, body: { id: row.id } };
    }
    if (method === 'GET' && variation === undefined) {
      const { offset, per_page, _fields, context } = parse(QUERIES.variations, asked);
      return {
        status: 200,
        body: this.childrenOf(row.id)
          .slice(offset, offset + per_page)
          .map((each) => picked(this.shownVariation(row, each, context === 'edit'), _fields)),
      };
    }
    if (method === 'POST' && variation === 'batch') return { status: 200, body: this.batch(row, read()) };
    if (method !== 'DELETE' || !this.rows.delete(Number(variation)))
      throw new Refused(404, 'woocommerce_rest_product_variation_invalid_id');
    return { status: 200, body: {} };
  }

  private shown(row: Row): object {
    const variable = row.type === 'variable';
    const prices = variable ? this.childrenOf(row.id).map((child) => child.regular_price) : [row.regular_price];
    return {
      ...row,
      image: undefined,
      permalink: `https://shop.test/product/${row.id}`,
      price: prices.toSorted((a, b) => Number(a) - Number(b))[0] ?? '',
      regular_price: variable ? '' : row.regular_price,
      purchasable: prices.some((price) => price !== ''),
      ...STOCK,
      date_modified_gmt: gmt(row.changedAt),
    };
  }

  /** Of what a variation has none of its own it shows the product's: a SKU always, a picture to who does not change it. */
  private shownVariation(parent: Row, row: Row, asTyped: boolean): object {
    const { id, sku, regular_price, global_unique_id, attributes, meta_data, image } = row;
    const shown = parent.images.find((each) => each.id === image) ?? (asTyped ? undefined : parent.images[0]) ?? null;
    return {
      id,
      sku: sku || parent.sku,
      price: regular_price,
      regular_price,
      global_unique_id,
      status: 'publish',
      attributes,
      meta_data,
      image: shown,
      ...STOCK,
    };
  }

  private list(asked: object): StandInAnswer {
    const { sku, status, offset, per_page, _fields, context: _context, ...changed } = parse(QUERIES.list, asked);
    const listed = this.all()
      .filter((row) => (sku === undefined ? row.parent_id === 0 : sku.split(',').includes(row.sku)))
      .filter((row) => (status === 'any' ? row.status !== 'trash' : row.status === status));
    const rows = changedRows(listed, changed);
    const body = rows
      .slice(offset, offset + per_page)
      .filter(({ id }) => !this.unreadable.has(id))
      .map((row) => picked(this.shown(row), _fields));
    return { status: 200, headers: { 'x-wp-totalpages': String(Math.ceil(rows.length / per_page)) }, body };
  }

  private write(row: Row, body: unknown): Row {
    const { images, meta_data, sku, default_attributes: _defaults, ...plain } = parse(productBody, body);
    if (sku !== undefined && this.all().some((each) => each.id !== row.id && each.sku === sku))
      throw new Refused(400, 'product_invalid_sku');
    return Object.assign(row, {
      ...plain,
      ...(sku === undefined ? {} : { sku }),
      ...(images
        ? {
            images: images.map((each) =>
              'id' in each
                ? row.images.find(({ id }) => id === each.id)!
                : { id: (this.count += 1), name: each.name, src: `https://shop.test/media/${this.count}.png` },
            ),
          }
        : {}),
      meta_data: merged(row.meta_data, meta_data),
      changedAt: this.now(),
    });
  }

  private batch(parent: Row, body: unknown): object {
    const entry = (id: number, work: () => object): object => {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return { id, error: error.answer.body };
      }
    };
    const { create, update, delete: gone } = parse(batchBody, body);
    parent.changedAt = this.now();
    return {
      create: create.map(({ sku, image: picture, meta_data, ...plain }) =>
        entry(0, () =>
          Object.assign(this.add(parent.id, 'variation', sku), { ...plain, image: picture?.id, meta_data: merged([], meta_data) }),
        ),
      ),
      update: update.map(({ id, image: picture, meta_data, ...plain }) =>
        entry(id, () => {
          const held = this.rows.get(id);
          if (held?.parent_id !== parent.id) throw new Refused(400, 'woocommerce_rest_product_variation_invalid_id');
          return Object.assign(held, {
            ...plain,
            ...(picture && { image: picture.id }),
            meta_data: merged(held.meta_data, meta_data),
          });
        }),
      ),
      delete: gone.map((id) => ({
        id,
        ...(this.rows.delete(id) ? {} : { error: { code: 'woocommerce_rest_product_variation_invalid_id' } }),
      })),
    };
  }
}
