import type { RequestContext } from '../kernel/context';
import { garmentOf, seedProduct } from './catalogue';
import { PRODUCTS, type DemoProduct } from './products';
import { makeDemoListing, makePlainListing } from './listings';
import type { OddSkus } from './sales/stock';
import { DEMO_DESIGNS, PERSONAL_MUG, WAITING_DESIGNS } from './trade-designs';

/** A product type of a maker nobody is connected to. */
const UNMADE: DemoProduct = {
  name: 'Organic Tote EP75',
  raw_name: 'Earth Positive EP75',
  description: 'Tote of organic cotton, 38 × 42 cm, 155 g/m².',
  provider: 'shineon',
  type: 'giftaccessories',
  garment: 'tote',
  skuStem: 'EP75',
  base_price: 9,
  fixed_profit: 10.99,
  colors: ['Natural'],
  sizes: [{ name: 'One size', extra: 0, usual: true }],
  print: { width: 3000, height: 3600 },
  weight: 170,
  tags: ['bag', 'organic'],
  favorite: false,
};

/** Listings whose orders wait for somebody, as shops know them. */
export interface OddListings {
  readonly skus: OddSkus;
  /** The SKU of a thing of which is known what it costs to make, and its product type. */
  readonly cheap: string;
  readonly cheapProduct: string;
}

const knownListings = async ({ services, container }: RequestContext) => {
  const rows = await services.inContainer(container._id, (tx) =>
    tx
      .selectFrom('item_infos')
      .select(['name', 'sku', 'product_id', 'attribute_specifics_modify as variants'])
      .where('container_id', '=', container._id)
      .execute(),
  );
  return new Map(rows.map((row) => [row.name, row]));
};

/** Makes the listings that are not there yet. */
export const oddListings = async (context: RequestContext): Promise<OddListings> => {
  const { services, container } = context;
  await services.inContainer(container._id, (tx) => seedProduct(tx, UNMADE));
  const before = await knownListings(context);
  for (const design of Object.values(WAITING_DESIGNS)) if (!before.has(design.name)) await makeDemoListing(design, context);
  const mug = PRODUCTS.find(({ name }) => name === PERSONAL_MUG.product);
  const image = mug ? (garmentOf(mug).sides[0]?.image ?? '') : '';
  if (!before.has(PERSONAL_MUG.name)) await makePlainListing({ ...PERSONAL_MUG, image }, context);
  const listings = await knownListings(context);
  const skuOf = (name: string): string => {
    const listing = listings.get(name);
    return [listing?.sku, listing?.variants.find(({ selected }) => selected)?.sku].filter(Boolean).join('-');
  };
  const [tee, cheap] = [listings.get(DEMO_DESIGNS[0]?.name ?? ''), listings.get(DEMO_DESIGNS[1]?.name ?? '')];
  return {
    skus: {
      unknown: 'POSTCARDS-12',
      'old variant': `${tee?.sku ?? ''}-OLIVE`,
      unmade: skuOf(WAITING_DESIGNS.unmade.name),
      bare: skuOf(PERSONAL_MUG.name),
      soft: skuOf(WAITING_DESIGNS.soft.name),
    },
    cheap: cheap?.sku ?? '',
    cheapProduct: cheap?.product_id ?? '',
  };
};
