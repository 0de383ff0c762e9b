import { amazonMarketplace } from './amazon-marketplaces';
import { describePlatform } from './platform';

const domainOf = (marketplace: string): string => amazonMarketplace(marketplace)?.domain ?? 'amazon.com';

/** One marketplace of a seller at Amazon, by the Selling Partner API; who the seller is, Amazon tells when they let us in. */
export const amazon = describePlatform({
  name: 'Amazon',
  fields: {
    /** A country is enough: its marketplace's id is filled in. */
    marketplace: { kind: 'text', most: 20, pattern: /^[A-Z0-9]{10,20}$/ },
    /** Where Amazon keeps the account: na, eu or fe. It follows from the marketplace, where that is a known one. */
    region: { kind: 'text', oneOf: ['', 'na', 'eu', 'fe'] },
  },
  identity: ['marketplace', 'region'],
  account: 'sellerId',
  complete: ({ marketplace, region }) => {
    const known = amazonMarketplace(marketplace);
    return { marketplace: known?.id ?? marketplace.toUpperCase(), region: known?.region ?? region.toLowerCase() };
  },
  can: ['funds', 'categories', 'searchCategories', 'specifics', 'products', 'readProducts'],
  // Many product types are stricter; what one of them takes stands in its own schema.
  limits: { name: 200, description: 2000, images: 9, sku: 40 },
  storeFields: ['sto_amazon_type'],
  door: { app: true },
  website: ({ marketplace }) => `https://www.${domainOf(marketplace)}`,
  orderPage: (website, id) => `${website.replace('//www.', '//sellercentral.')}/orders-v3/order/${encodeURIComponent(id)}`,
});
