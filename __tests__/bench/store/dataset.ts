/**
 * Listings as a print-on-demand shop has them: about 40 fields of their own, a store, a product type with its provider, 6 variants and
 * 3 images. The same numbers at every run. A page comes as JSON text, so that no object is shared between the sides.
 */
export interface Provider {
  readonly _id: string;
  readonly name: string;
  readonly country: string;
}

export interface ProductType {
  readonly _id: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly provider: Provider;
}

export interface Store {
  readonly _id: string;
  readonly name: string;
  readonly platform: string;
  readonly currency: string;
  readonly domain: string;
  readonly isConnected: boolean;
}

export interface Image {
  readonly _id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly rank: number;
}

export interface Variant {
  readonly _id: string;
  readonly sku: string;
  readonly price: number;
  readonly quantity: number;
  readonly isEnabled: boolean;
  readonly options: readonly { readonly name: string; readonly value: string }[];
}

export interface Listing {
  readonly _id: string;
  readonly title: string;
  readonly price: number;
  readonly store: Store;
  readonly productType: ProductType;
  readonly images: readonly Image[];
  readonly variants: readonly Variant[];
}

export const PAGE = 100;
const STORES = 12;
const PRODUCT_TYPES = 40;
const PROVIDERS = 5;
const sizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'];
const colors = ['Black', 'White', 'Navy', 'Heather Grey', 'Forest', 'Maroon'];
const statuses = ['draft', 'queued', 'published', 'failed', 'archived'];
const firstDay = Date.UTC(2025, 0, 1);

/** A whole number below `below` that follows from `seed` alone. */
const scatter = (seed: number, below: number): number => {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 0;
  return (mixed ^ (mixed >>> 12)) % below;
};

const day = (seconds: number): string => new Date(firstDay + seconds * 1000).toISOString();

const storeOf = (n: number) => ({
  __typename: 'Store',
  id: `S${n}`,
  name: `Shop ${n}`,
  platform: n % 2 ? 'woocommerce' : 'shopify',
  currency: 'USD',
  domain: `shop${n}.example.test`,
  isConnected: true,
});

const productTypeOf = (n: number) => ({
  __typename: 'ProductType',
  id: `T${n}`,
  name: `Unisex tee ${n}`,
  brand: 'Acme',
  model: `30${n}`,
  provider: { __typename: 'Provider', id: `P${n % PROVIDERS}`, name: `Print partner ${n % PROVIDERS}`, country: 'US' },
});

const listingOf = (i: number) => ({
  __typename: 'Listing',
  id: `L${i}`,
  title: `Sunset over the bay, design ${i}, unisex tee`,
  description: `Soft cotton, printed when it is ordered. Design ${i}. `.repeat(5),
  status: statuses[i % statuses.length],
  sku: `TEE-${i}`,
  slug: `sunset-over-the-bay-${i}`,
  price: 900 + scatter(i, 4000),
  cost: 300 + scatter(i + 1, 1200),
  currency: 'USD',
  quantity: scatter(i + 2, 900),
  views: scatter(i + 3, 90_000),
  favourites: scatter(i + 4, 900),
  sales: scatter(i + 5, 400),
  revenue: scatter(i + 6, 900_000),
  externalId: String(1_000_000_000 + i),
  externalUrl: `https://shop.example.test/listing/${1_000_000_000 + i}`,
  section: i % 17,
  shippingProfile: i % 9,
  returnPolicy: i % 3,
  processingMin: 1,
  processingMax: 3 + (i % 4),
  whoMade: 'i_did',
  whenMade: 'made_to_order',
  isSupply: false,
  isPersonalizable: i % 3 === 0,
  personalizationLimit: i % 3 === 0 ? 64 : null,
  personalizationText: i % 3 === 0 ? 'Write the name to print' : null,
  isAutoRenew: true,
  isTaxable: true,
  hasVariations: true,
  language: 'en',
  featuredRank: i % 50 === 0 ? i : null,
  mockup: `M${i % 500}`,
  preset: `R${i % 60}`,
  createdAt: day(i * 60),
  updatedAt: day(i * 60 + 5),
  publishedAt: day(i * 60 + 9),
  tags: ['retro', 'sunset', 'bay', `tag${i % 97}`, `tag${i % 31}`, 'unisex', 'gift', 'summer'],
  materials: ['cotton', 'ink'],
  store: storeOf(i % STORES),
  productType: productTypeOf(i % PRODUCT_TYPES),
  images: [0, 1, 2].map((rank) => ({
    __typename: 'Image',
    id: `I${i}-${rank}`,
    url: `https://files.example.test/${i}/${rank}.webp`,
    width: 2000,
    height: 2000,
    rank,
  })),
  variants: sizes.map((size, k) => ({
    __typename: 'Variant',
    id: `V${i}-${k}`,
    sku: `TEE-${i}-${size}`,
    price: 900 + scatter(i * 7 + k, 4000),
    quantity: scatter(i * 11 + k, 100),
    isEnabled: true,
    options: [
      { __typename: 'Option', name: 'Size', value: size },
      { __typename: 'Option', name: 'Color', value: colors[(i + k) % colors.length] },
    ],
  })),
});

/** The answer with rows `(page - 1) * 100 …` of a shop with `total` listings, as the network would bring it; pages count from 1. */
export const pageText = (page: number, total: number): string => {
  const first = (page - 1) * PAGE;
  const nodes = Array.from({ length: Math.min(PAGE, total - first) }, (_, i) => listingOf(first + i));
  return JSON.stringify({ listings: { __typename: 'ListingPage', total, nodes } });
};

/** The same text with the id field named as the product's contract names it. */
export const withContractIds = (text: string): string => text.replaceAll('"id":', '"_id":');

export const QUERY = /* GraphQL */ `
  query Listings($page: Int!, $perpage: Int!) {
    listings(page: $page, perpage: $perpage) {
      __typename
      total
      nodes {
        __typename
        id
        title
        description
        status
        sku
        slug
        price
        cost
        currency
        quantity
        views
        favourites
        sales
        revenue
        externalId
        externalUrl
        section
        shippingProfile
        returnPolicy
        processingMin
        processingMax
        whoMade
        whenMade
        isSupply
        isPersonalizable
        personalizationLimit
        personalizationText
        isAutoRenew
        isTaxable
        hasVariations
        language
        featuredRank
        mockup
        preset
        createdAt
        updatedAt
        publishedAt
        tags
        materials
        store {
          __typename
          id
          name
          platform
          currency
          domain
          isConnected
        }
        productType {
          __typename
          id
          name
          brand
          model
          provider {
            __typename
            id
            name
            country
          }
        }
        images {
          __typename
          id
          url
          width
          height
          rank
        }
        variants {
          __typename
          id
          sku
          price
          quantity
          isEnabled
          options {
            __typename
            name
            value
          }
        }
      }
    }
  }
`;
