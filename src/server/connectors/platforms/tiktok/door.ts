import { z } from 'zod';
import { readJson } from '../../answer';
import type { Access, App, Outside } from '../../connector';
import { failureOfStatus } from '../../shop-call';
import { Transport } from '../../transport';
import { connectAgain, notLetIn } from '../../oauth';
import type { Door } from '../shop';
import { NAME, tokenOf, tokenText } from './access';

const AUTH = 'https://auth.tiktok-shops.com';
/** Sellers in the United States are asked at services.us.tiktokshop.com; this one leads them on (unverified). */
const SERVICES = 'https://services.tiktokshop.com';

const appOf = ({ app }: Pick<Outside, 'app'>): App => {
  if (!app) throw notLetIn(NAME);
  return app;
};

const grantShape = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  // Points in time, whatever their names say.
  access_token_expire_in: z.number(),
  refresh_token_expire_in: z.number(),
});

const answerShape = z.object({ code: z.number(), data: z.unknown().optional() });

const ask = async (what: 'get' | 'refresh', query: Readonly<Record<string, string>>, outside: Outside): Promise<string> => {
  const { id, secret } = appOf(outside);
  const url = new URL(`${AUTH}/api/v2/token/${what}`);
  url.search = new URLSearchParams({ app_key: id, app_secret: secret, ...query }).toString();
  const call = { method: 'GET', url } as const;
  const transport = new Transport({}, outside, { name: NAME, sign: (signed) => signed });
  return transport.ask(call, (response) => {
    const { code, data } = readJson(NAME, call, response, answerShape);
    if (code !== 0) throw connectAgain(NAME);
    const grant = grantShape.safeParse(data);
    if (!grant.success) throw failureOfStatus(url.host, response) ?? connectAgain(NAME);
    const { access_token, refresh_token, access_token_expire_in, refresh_token_expire_in } = grant.data;
    return tokenText({
      access: access_token,
      refresh: refresh_token,
      access_ends: access_token_expire_in,
      refresh_ends: refresh_token_expire_in,
    });
  });
};

/** What opens the account from now on. */
export const renewToken = async (access: Access, outside: Outside): Promise<Access> => ({
  ...access,
  token: await ask('refresh', { refresh_token: tokenOf(access).refresh, grant_type: 'refresh_token' }, outside),
});

export const door: Door = {
  pkce: false,
  address: ({ app, state }) => {
    const url = new URL(`${SERVICES}/open/authorize`);
    // The return address is the one the application was registered with.
    url.search = new URLSearchParams({ service_id: appOf({ app }).name ?? '', state }).toString();
    return url;
  },
  exchange: async ({ access, query }, outside) => {
    const code = query.get('code');
    if (!code) throw notLetIn(NAME);
    return { ...access, token: await ask('get', { auth_code: code, grant_type: 'authorized_code' }, outside) };
  },
};
