/** Paths of the account site, which shares our origin (specification 2, §7). */
export const PROFILE_PATH = '/account/profile/info';
export const PASSWORD_PATH = '/account/profile/password';
export const REGISTER_PATH = '/account/register';

/** Where the account site hands a person over to us. */
export const HAND_OVER_PATH = '/session';

const withRef = (path: string, location: URL): string => `${path}?ref=${encodeURIComponent(location.href)}`;

/** The sign-in page, which sends the person back to `location`. */
export const loginUrl = (location: URL): string => withRef('/account/login', location);

/** Ends the session on the account site too, then returns to `location`. */
export const logoutUrl = (location: URL): string => withRef('/account/logout', location);

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
  if (target.origin !== origin || target.pathname === HAND_OVER_PATH) return '/';
  const path = target.pathname + target.search + target.hash;
  // `/.//host` keeps our origin here, but its path would leave it when resolved once more.
  return path.startsWith('//') ? '/' : path;
};
