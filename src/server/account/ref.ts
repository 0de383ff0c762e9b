/** Where to go back to: a host of one of the person's own containers, and a path with its query there. */
export interface Ref {
  readonly origin: string;
  /** Begins with exactly one slash. */
  readonly extras: string;
}

const MAX_REF = 4000;

// Scheme, host of plain letters, digits, dots and dashes (or the IPv6 loopback address), optional port, then a path, a query or a hash
// without spaces, backslashes and control characters. User-info, other alphabets and escaped hosts cannot match.
const ADDRESS = /^https?:\/\/(?:[a-z0-9.-]+|\[::1\])(?::\d{1,5})?(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i;

/**
 * Reads a `ref`. Undefined unless it is a plain absolute address whose origin is exactly one of `allowed` (lower case, as browsers write
 * them); an address a browser could read in two ways is refused.
 */
export const readRef = (ref: string | undefined, allowed: readonly string[]): Ref | undefined => {
  if (!ref || ref.length > MAX_REF || !ADDRESS.test(ref)) return undefined;
  const url = new URL(ref);
  return checkRef({ origin: url.origin, extras: url.pathname + url.search + url.hash }, allowed);
};

/** The same for an origin and a path that come apart, as `/account/oauth2` takes them. */
export const checkRef = (ref: Ref, allowed: readonly string[]): Ref | undefined => {
  if (!allowed.includes(ref.origin)) return undefined;
  if (ref.extras.length > MAX_REF || !/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(ref.extras)) return undefined;
  const resolved = new URL(ref.extras, ref.origin);
  // Dots are resolved now, lest `/.//host` become `//host` later on.
  if (resolved.origin !== ref.origin || resolved.pathname.startsWith('//')) return undefined;
  return { origin: ref.origin, extras: resolved.pathname + resolved.search + resolved.hash };
};

/** The address a ref stands for. */
export const addressOf = (ref: Ref): string => ref.origin + ref.extras;

const withQuery = (address: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${address}?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};

/** Where the account site hands a signed-in person over to `ref`; `at` is its origin where that is another host. */
export const oauth2Address = (
  { origin, extras }: Ref,
  more: { readonly token?: string; readonly challenge?: string } = {},
  at = '',
): string => withQuery(`${at}/account/oauth2`, { token: more.token, origin, extras, challenge: more.challenge });

/** The host of `ref` before anybody is handed over to it: it says which browser waits there, and sends on to the account site at `from`. */
export const arrivalAddress = ({ origin, extras }: Ref, from: string, token?: string): string =>
  withQuery(`${origin}/account/arrive`, { from, token, extras });

/** The page that takes a code for its token (specification 2, §7). */
export const sessionAddress = ({ origin, extras }: Ref, token: string): string => withQuery(`${origin}/session`, { token, extras });
