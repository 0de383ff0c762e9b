import { pageCookies, pageCredentials } from '../../../../src/client/shell/session/cookies';

/** What the page writes, as the browser is told it. */
const written = (): string[] => {
  const lines: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((line) => void lines.push(line));
  return lines;
};

afterEach(() => jest.restoreAllMocks());

test('a cookie lives 365 days, on every page, and is sent by links from elsewhere only', () => {
  const lines = written();
  for (const name of ['_token', '_rl', '_uid'] as const) pageCookies.writeCookie(name, 'x');
  expect(lines).toEqual(['_token', '_rl', '_uid'].map((name) => `${name}=x; Max-Age=31536000; Path=/; SameSite=Lax`));
});

test('one that is to end sooner does', () => {
  const lines = written();
  pageCookies.writeCookie('_login_as', 'x', 3_600);
  expect(lines).toEqual(['_login_as=x; Max-Age=3600; Path=/; SameSite=Lax']);
});

test('requests carry the token, and the login-as token while there is one; a value is text whatever it looks like', () => {
  expect(pageCredentials()).toEqual({ token: undefined, loginAs: undefined });
  pageCookies.writeCookie('_token', '1e5');
  pageCookies.writeCookie('_login_as', 'null');
  expect(pageCredentials()).toEqual({ token: '1e5', loginAs: 'null' });
  pageCookies.removeCookie('_login_as');
  expect(pageCredentials()).toEqual({ token: '1e5', loginAs: undefined });
  pageCookies.removeCookie('_token');
  expect(pageCookies.readCookie('_token')).toBeUndefined();
});
