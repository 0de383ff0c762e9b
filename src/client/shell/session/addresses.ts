import { addresses } from '../../../domain/addresses/addresses';
import { hub } from './hub';

/** An address of the account site, which shares our origin unless the hub configuration names another (specification 2, §7). */
export const accountUrl = (path: string): string => (hub.account ?? '') + path;

export const PROFILE_PATH = '/account/profile/info';
export const PASSWORD_PATH = '/account/profile/password';
/** Makes a link by which a member chooses another password; `?user=` says who. */
export const RESET_LINK_PATH = '/account/reset-link';
/** Removes the second factors of a member who lost them; `?user=` says who. */
export const TWO_STEP_RESET_PATH = '/account/two-step-reset';
/** Where a person sets up two-step verification. */
export const SECURITY_PATH = '/account/profile/security';
/** Runs a job that does nothing, for super_root to see whether jobs run. */
export const TEST_JOB_PATH = '/account/test-job';

const withRef = (path: string, location: URL): string => `${accountUrl(path)}?ref=${encodeURIComponent(location.href)}`;

/** The page where two-step verification is set up, which leads back to `location`. */
export const securityUrl = (location: URL): string => withRef(SECURITY_PATH, location);

/** The sign-in page, which sends the person back to `location`. */
export const loginUrl = (location: URL): string => withRef('/account/login', location);

/** The page where an account and a shop are made; it leads back to `location`, where that is theirs. */
export const registerUrl = (location: URL): string => withRef('/account/register', location);

/** Ends the session on the account site too, then returns to `location`. */
export const logoutUrl = (location: URL): string => withRef('/account/logout', location);

/** Addresses that show something to people who are not signed in; on every other one they are sent to sign in. */
const PUBLIC = [addresses.policy, addresses.terms, addresses.notFound, addresses.state];

export const isPublicPath = (path: string): boolean => PUBLIC.some(({ parse }) => parse(path) !== null);

/** Whether the account site hands a person over to us here. */
export const isHandOver = (path: string): boolean => addresses.handOver.parse(path) !== null;

/**
 * The root-relative path that a hand-over asks for, or `/` when it points anywhere but at our own origin, or back at the hand-over.
 */
export const safePath = (extras: string | null, origin: string): string => {
  if (!extras?.startsWith('/')) return '/';
  let target: URL;
  try {
    target = new URL(extras, origin);
  } catch {
    return '/';
  }
  if (target.origin !== origin || isHandOver(target.pathname)) return '/';
  const path = target.pathname + target.search + target.hash;
  // `/.//host` keeps our origin here, but its path would leave it when resolved once more.
  return path.startsWith('//') ? '/' : path;
};
