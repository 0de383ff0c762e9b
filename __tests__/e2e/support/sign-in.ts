import type { BrowserContext } from 'playwright-core';
import type { RunningApp } from './app';

export const DEMO_PASSWORD = 'demo-password';

/** A token of a demo account, as the account site gives it. */
export const tokenOf = async (app: RunningApp, email: string): Promise<string> => {
  const response = await fetch(`${app.origin}/account/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
};

/** Signs a demo account in without the account site's pages: every page of the context finds the session's cookie. */
export const signIn = async (context: BrowserContext, app: RunningApp, email = 'seller@demo.test'): Promise<string> => {
  const token = await tokenOf(app, email);
  await context.addCookies([{ name: '_token', value: token, url: app.origin }]);
  return token;
};

/** One operation of the API as the holder of a token. Throws the answer's first error. */
export const ask = async <T>(app: RunningApp, token: string, query: string, variables: object = {}): Promise<T> => {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
};
