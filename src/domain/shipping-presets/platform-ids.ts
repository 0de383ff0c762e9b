import type { PlatformId } from '../platforms';

/** What of the terms a platform keeps under an id of its own. */
type Term = 'profile' | 'payment' | 'returns' | 'readiness';

/** The ids terms may name, by the platform they are of: eBay's three business policies; Etsy's shipping profile, return policy and processing time. */
export const TERM_IDS = [
  { name: 'ebay_fulfillment', platform: 'ebay', term: 'profile' },
  { name: 'ebay_payment', platform: 'ebay', term: 'payment' },
  { name: 'ebay_return', platform: 'ebay', term: 'returns' },
  { name: 'etsy_shipping_profile', platform: 'etsy', term: 'profile' },
  { name: 'etsy_return_policy', platform: 'etsy', term: 'returns' },
  { name: 'etsy_readiness_state', platform: 'etsy', term: 'readiness' },
] as const satisfies readonly { readonly name: string; readonly platform: PlatformId; readonly term: Term }[];

export type TermIdName = (typeof TERM_IDS)[number]['name'];

/** Where listings tell their terms one by one: by those ids, or by how long an order takes to be sent. The others know those of the whole shop only. */
export const TERM_PLATFORMS = ['ebay', 'etsy', 'amazon'] as const satisfies readonly PlatformId[];

/** What of some terms the platform is told by its own ids. */
export const termsAt = (platform: string, ids: Readonly<Record<TermIdName, string | null>>): { readonly [Of in Term]?: string } =>
  Object.fromEntries(
    TERM_IDS.flatMap(({ name, platform: of, term }) => {
      const id = of === platform ? ids[name] : null;
      return id === null ? [] : [[term, id]];
    }),
  );
