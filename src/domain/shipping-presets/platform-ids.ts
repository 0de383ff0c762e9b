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

export type PlatformIds = Readonly<Record<TermIdName, string | null>>;

/** What a single store calls the terms: two stores of one platform never share an id. */
export interface StoreIds {
  readonly store_id: string;
  readonly ids: PlatformIds;
}

/** The ids a platform has. */
export const termIdsOf = (platform: string) => TERM_IDS.filter(({ platform: of }) => of === platform);

interface NamedTerms {
  readonly platform_ids: PlatformIds;
  readonly store_ids: readonly StoreIds[];
}

/** What of some terms a store's platform is told by its own ids: those of the store itself, else those that are named for the platform. */
export const termsAt = (
  { _id, platform_id }: { readonly _id: string; readonly platform_id: string },
  { platform_ids, store_ids }: NamedTerms,
): { readonly [Of in Term]?: string } => {
  const own = store_ids.find(({ store_id }) => store_id === _id)?.ids;
  return Object.fromEntries(
    termIdsOf(platform_id).flatMap(({ name, term }) => {
      const id = own?.[name] ?? platform_ids[name];
      return id === null ? [] : [[term, id]];
    }),
  );
};
