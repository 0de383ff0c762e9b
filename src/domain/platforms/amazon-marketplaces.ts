type AmazonRegion = 'na' | 'eu' | 'fe';

/** Amazon's marketplaces: the id its interface wants, the country people know it by, and where it is. */
interface AmazonMarketplace {
  readonly id: string;
  readonly country: string;
  readonly region: AmazonRegion;
  /** Behind `www.` for buyers and `sellercentral.` for sellers. */
  readonly domain: string;
}

const row = (region: AmazonRegion, country: string, id: string, domain: string): AmazonMarketplace => ({ id, country, region, domain });

const MARKETPLACES: readonly AmazonMarketplace[] = [
  row('na', 'US', 'ATVPDKIKX0DER', 'amazon.com'),
  row('na', 'CA', 'A2EUQ1WTGCTBG2', 'amazon.ca'),
  row('na', 'MX', 'A1AM78C64UM0Y8', 'amazon.com.mx'),
  row('na', 'BR', 'A2Q3Y263D00KWC', 'amazon.com.br'),
  row('eu', 'GB', 'A1F83G8C2ARO7P', 'amazon.co.uk'),
  row('eu', 'IE', 'A28R8C7NBKEWEA', 'amazon.ie'),
  row('eu', 'DE', 'A1PA6795UKMFR9', 'amazon.de'),
  row('eu', 'FR', 'A13V1IB3VIYZZH', 'amazon.fr'),
  row('eu', 'IT', 'APJ6JRA9NG5V4', 'amazon.it'),
  row('eu', 'ES', 'A1RKKUPIHCS9HS', 'amazon.es'),
  row('eu', 'NL', 'A1805IZSGTT6HS', 'amazon.nl'),
  row('eu', 'BE', 'AMEN7PMS3EDWL', 'amazon.com.be'),
  row('eu', 'SE', 'A2NODRKZP88ZB9', 'amazon.se'),
  row('eu', 'PL', 'A1C3SOZRARQ6R3', 'amazon.pl'),
  row('eu', 'TR', 'A33AVAJ2PDY3EV', 'amazon.com.tr'),
  row('eu', 'EG', 'ARBP9OOSHTCHU', 'amazon.eg'),
  row('eu', 'SA', 'A17E79C6D8DWNP', 'amazon.sa'),
  row('eu', 'AE', 'A2VIGQ35RCS4UG', 'amazon.ae'),
  row('eu', 'ZA', 'AE08WJ6YKNBMC', 'amazon.co.za'),
  row('eu', 'IN', 'A21TJRUUN4KGV', 'amazon.in'),
  row('fe', 'JP', 'A1VC38T7YXB528', 'amazon.co.jp'),
  row('fe', 'AU', 'A39IBJ37TRP1C6', 'amazon.com.au'),
  row('fe', 'SG', 'A19VAU5U5O7RUS', 'amazon.sg'),
];

/** The marketplace somebody means, by its id or its country; undefined: one that is not known here. */
export const amazonMarketplace = (typed: string): AmazonMarketplace | undefined => {
  const word = typed.trim().toUpperCase();
  return MARKETPLACES.find(({ id, country }) => id === word || country === (word === 'UK' ? 'GB' : word));
};
