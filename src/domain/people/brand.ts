/** What the application is called and shows as its mark. */
export interface Brand {
  readonly name: string;
  /** Root-relative or absolute address of a square picture. */
  readonly logo: string;
}

/** Our own name, under every root domain that has no other. */
export const OWN_BRAND: Brand = { name: 'Pressroom', logo: '/static/brand/favicon.svg' };

/**
 * The white-label variant of the brand for a host (specification 2, §1). `brands` is keyed by root domain: the domain itself or any ending
 * of the host, of which the longest wins, so `example.co.uk` works as well as `example.com`.
 */
export const brandFor = (host: string, brands: Readonly<Record<string, Partial<Brand>>>): Brand => {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const root = [...labels.keys()].map((from) => labels.slice(from).join('.')).find((ending) => Object.hasOwn(brands, ending));
  return { ...OWN_BRAND, ...(root === undefined ? {} : brands[root]) };
};
