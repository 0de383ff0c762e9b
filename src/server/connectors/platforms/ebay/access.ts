import { z } from 'zod';
import type { Access, Outside } from '../../connector';

/** How one seller at eBay is reached. */
const accessShape = z.object({
  access_token: z.string().default(''),
  refresh_token: z.string().default(''),
  /** Where the seller is registered; learned when the connection is tried. */
  marketplace_id: z.string().default('EBAY_US'),
});

export interface Connection {
  readonly access: z.infer<typeof accessShape>;
  /** All that is kept: what is renewed is compared with it. */
  readonly kept: Access;
  readonly outside: Outside;
}

export const connectionOf = (kept: Access, outside: Outside): Connection => ({ access: accessShape.parse(kept), kept, outside });

interface Marketplace {
  readonly locale: string;
  readonly currency: string;
}

const EURO = (locale: string): Marketplace => ({ locale, currency: 'EUR' });

/** eBay's sites with their languages and currencies. */
const MARKETPLACES: Readonly<Record<string, Marketplace>> = {
  EBAY_US: { locale: 'en-US', currency: 'USD' },
  EBAY_CA: { locale: 'en-CA', currency: 'CAD' },
  EBAY_GB: { locale: 'en-GB', currency: 'GBP' },
  EBAY_AU: { locale: 'en-AU', currency: 'AUD' },
  EBAY_CH: { locale: 'de-CH', currency: 'CHF' },
  EBAY_PL: { locale: 'pl-PL', currency: 'PLN' },
  EBAY_HK: { locale: 'zh-HK', currency: 'HKD' },
  EBAY_SG: { locale: 'en-SG', currency: 'SGD' },
  EBAY_DE: EURO('de-DE'),
  EBAY_AT: EURO('de-AT'),
  EBAY_FR: EURO('fr-FR'),
  EBAY_BE: EURO('fr-BE'),
  EBAY_IT: EURO('it-IT'),
  EBAY_ES: EURO('es-ES'),
  EBAY_IE: EURO('en-IE'),
  EBAY_NL: EURO('nl-NL'),
};

const HOME: Marketplace = { locale: 'en-US', currency: 'USD' };

/** Of a site nobody knows, as of the one in the United States. */
export const marketplaceOf = ({ access }: Connection): Marketplace => MARKETPLACES[access.marketplace_id] ?? HOME;
