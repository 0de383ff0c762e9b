import { z } from 'zod';
import { ProviderRefusal } from '../client';
import type { MadeProduct, Postage, Shelf } from '../provider';
import { wordsOrNone } from '../shapes';
import { skuOf } from './catalogue';
import type { PrintifyClient } from './client';

const text = z.string().nullish().catch(null);

const blueprintsShape = z.array(
  z.object({
    id: z.number(),
    title: z.string(),
    description: wordsOrNone,
    brand: text,
    images: z.array(z.string()).catch([]),
  }),
);
const workshopsShape = z.array(
  z.object({ id: z.number(), title: z.string().catch(''), location: z.object({ country: text }).nullish().catch(null) }),
);

const variantsShape = z.object({
  variants: z.array(
    z.object({
      id: z.number(),
      options: z.record(z.string(), z.union([z.string(), z.number()])).catch({}),
      placeholders: z.array(z.object({ position: z.string(), width: z.number(), height: z.number() })).catch([]),
      // Printify itself tells neither here; others that speak its language may.
      cost: z.number().optional().catch(undefined),
      is_available: z.boolean().optional().catch(undefined),
    }),
  ),
});

const moneyShape = z.object({ currency: z.string(), cost: z.number() });
const shippingShape = z.object({
  profiles: z.array(z.object({ first_item: moneyShape, additional_items: moneyShape, countries: z.array(z.string()).catch([]) })).catch([]),
});

/** A product the seller made there: its variants tell what they cost and weigh. */
const ownShape = z.object({
  data: z
    .array(
      z.object({
        blueprint_id: z.number().catch(0),
        print_provider_id: z.number().catch(0),
        variants: z
          .array(z.object({ id: z.number(), cost: z.number().optional().catch(undefined), grams: z.number().optional().catch(undefined) }))
          .catch([]),
      }),
    )
    .catch([]),
  last_page: z.number().catch(1),
});

/** Printify's most. */
const PAGE = 50;
/** Pages of the seller's own products that are looked through. */
const MOST_PAGES = 10;
const EVERYWHERE = 'REST_OF_THE_WORLD';

const postageOf = (profile: z.infer<typeof shippingShape>['profiles'][number] | undefined): Postage | null =>
  profile
    ? {
        cost: { value: profile.first_item.cost / 100, currency: profile.first_item.currency },
        additional: { value: profile.additional_items.cost / 100, currency: profile.additional_items.currency },
      }
    : null;

type Own = z.infer<typeof ownShape>['data'][number]['variants'][number];

/** What the seller's own products tell of the variants of one blueprint at one workshop. */
const readOwn = async (client: PrintifyClient, blueprint: number, workshop: number): Promise<ReadonlyMap<number, Own>> => {
  const known = new Map<number, Own>();
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page += 1) {
    const told = await client.find(client.ofStore(`/products.json?limit=${PAGE}&page=${page}`), ownShape);
    for (const each of told?.data ?? [])
      if (each.blueprint_id === blueprint && each.print_provider_id === workshop)
        for (const variant of each.variants) known.set(variant.id, variant);
    last = told?.last_page ?? 0;
  }
  return known;
};

const areasOf = (variants: z.infer<typeof variantsShape>['variants']): MadeProduct['areas'] => {
  const areas = new Map<string, MadeProduct['areas'][number]>();
  for (const { position: area, width, height } of variants.flatMap(({ placeholders }) => placeholders)) {
    const before = areas.get(area);
    if (!before || before.width * before.height < width * height) areas.set(area, { area, width, height, dpi: null });
  }
  return [...areas.values()];
};

const readMade = async (client: PrintifyClient, product: string, maker: string): Promise<MadeProduct | null> => {
  const [blueprint, workshop] = [Number(product), Number(maker)];
  const at = `/catalog/blueprints/${blueprint}/print_providers/${workshop}`;
  // What is out of stock is told only where it is asked for.
  const all = await client.find(`${at}/variants.json?show-out-of-stock=1`, variantsShape);
  if (!all) return null;
  const there = await client.get(`${at}/variants.json`, variantsShape);
  const inStock = new Set(there.variants.filter(({ is_available }) => is_available !== false).map(({ id }) => id));
  const { profiles } = await client.get(`${at}/shipping.json`, shippingShape);
  const own = all.variants.every(({ cost }) => cost !== undefined) ? new Map<number, Own>() : await readOwn(client, blueprint, workshop);
  const grams = [...own.values()].flatMap(({ grams: told }) => (told ? [told] : []));
  return {
    variants: all.variants.map(({ id, options, cost: told }) => {
      const cost = told ?? own.get(id)?.cost;
      return {
        sku: skuOf(blueprint, workshop, id),
        options: Object.entries(options).map(([name, value]) => ({ name, value: String(value) })),
        cost: cost === undefined ? null : { value: cost / 100, currency: 'USD' },
        available: inStock.has(id),
      };
    }),
    areas: areasOf(all.variants),
    weight: grams.length > 0 ? Math.max(...grams) : null,
    shipping: {
      domestic: postageOf(profiles.find(({ countries }) => !countries.includes(EVERYWHERE))),
      international: postageOf(profiles.find(({ countries }) => countries.includes(EVERYWHERE))),
    },
  };
};

/** Ids come back from those who chose by them. */
const isNumber = (id: string): boolean => /^\d{1,9}$/.test(id);

/** Blueprints and the workshops that print them. */
export const printifyShelf = (client: PrintifyClient): Shelf => ({
  async *products() {
    yield (await client.get('/catalog/blueprints.json', blueprintsShape)).map(({ id, title, description, brand, images }) => ({
      product: { id: String(id), name: title, description, image: images[0] ?? null, brand: brand ?? null },
    }));
  },
  makers: async (product) => {
    if (!isNumber(product)) return [];
    try {
      const workshops = await client.get(`/catalog/blueprints/${product}/print_providers.json`, workshopsShape);
      return workshops.map(({ id, title, location }) => ({
        id: String(id),
        name: title || String(id),
        country: /^[A-Z]{2}$/.test(location?.country ?? '') ? (location?.country ?? null) : null,
      }));
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 404) return [];
      throw error;
    }
  },
  made: async (product, maker) => (isNumber(product) && isNumber(maker) ? readMade(client, product, maker) : null),
});
