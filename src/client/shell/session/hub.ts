import type { Brand } from '../../../domain/people/brand';

/** What whoever hosts the application may set for the page, as JSON in an element `#hub` of it. Everything is optional. */
export interface HubConfig {
  /** Origin of the account site, where it is not ours. */
  readonly account?: string;
  /** Address of the documentation behind Help. */
  readonly help?: string;
  /** White-label brands by root domain. */
  readonly brands?: Readonly<Record<string, Partial<Brand>>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An http(s) or root-relative address; anything else, such as `javascript:`, is nobody's account site or logo. */
const address = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(https?:\/\/|\/(?!\/))/i.test(value) ? value.replace(/\/$/, '') : undefined;

const brand = (value: unknown): Partial<Brand> => {
  if (!isObject(value)) return {};
  const logo = address(value.logo);
  return { ...(typeof value.name === 'string' && value.name.trim() && { name: value.name.trim() }), ...(logo && { logo }) };
};

/** Reads the hub configuration. A failure to parse it is swallowed and leaves an empty one (specification 2, §8). */
export const parseHub = (text: string | null | undefined): HubConfig => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (!isObject(parsed)) return {};
  const account = address(parsed.account);
  const help = address(parsed.help);
  return {
    ...(account && { account }),
    ...(help && { help }),
    ...(isObject(parsed.brands) && {
      brands: Object.fromEntries(Object.entries(parsed.brands).map(([domain, value]) => [domain.toLowerCase(), brand(value)])),
    }),
  };
};

/** The configuration of the page we are in. */
export const hub: HubConfig = typeof document === 'undefined' ? {} : parseHub(document.getElementById('hub')?.textContent);
