import Cookies from 'universal-cookie';
import { COOKIE_LIFE, type Browser, type CookieName } from '../../kernel/browser';
import type { Credentials } from '../../kernel/request';
import { isHandOver } from './addresses';

const cookies = new Cookies(null, { path: '/' });

// A value such as `1e5` is a string to us, whatever it looks like.
const read = (name: string): string | undefined => cookies.get<string | undefined>(name, { doNotParse: true });

/** The cookies of the page we are in. */
export const pageCookies: Pick<Browser, 'readCookie' | 'writeCookie' | 'removeCookie'> = {
  readCookie: (name: CookieName) => read(name),
  writeCookie: (name, value, life = COOKIE_LIFE) => {
    const secure = window.location.protocol === 'https:';
    cookies.set(name, value, { path: '/', maxAge: life, sameSite: 'lax', secure });
  },
  removeCookie: (name) => {
    cookies.remove(name, { path: '/' });
  },
};

/** What a request says about who sends it, and as whom. */
export const pageCredentials = (): Credentials => ({ token: read('_token'), loginAs: read('_login_as') });

/** Some text that tells this session of this person from every other; null while there is none, or another one is about to begin. */
export const pageSession = (): string | null => {
  const { token, loginAs = '' } = pageCredentials();
  return token && !isHandOver(window.location.pathname) ? `${token} ${loginAs}` : null;
};
