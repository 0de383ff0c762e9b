import { z } from 'zod';
import { parseJson, readJson } from '../../answer';
import type { Access, App, Outside } from '../../connector';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call } from '../../transport';
import { connectAgain, notLetIn } from '../../oauth';
import type { Door } from '../shop';
import { NAME, tokenOf, tokenText } from './access';

export const HOST = 'https://merchant.wish.com';

const appOf = ({ app }: Pick<Outside, 'app'>): App => {
  if (!app) throw notLetIn(NAME);
  return app;
};

/** Wish writes its codes as numbers and as texts. */
export const answerShape = z.object({ code: z.coerce.number(), message: z.string().catch(''), data: z.unknown().optional() });

const grantShape = z.object({ data: z.object({ access_token: z.string(), refresh_token: z.string() }) });

const ask = async (call: Call, outside: Outside): Promise<string> => {
  const transport = new Transport({}, outside, { name: NAME, sign: (signed) => signed });
  return transport.ask(call, (response) => {
    const refused = answerShape.safeParse(parseJson(response.body));
    if (refused.success && refused.data.code !== 0) throw connectAgain(NAME);
    const failure = response.status >= 400 ? failureOfStatus(call.url.host, response) : undefined;
    if (failure) throw failure;
    const { data } = readJson(NAME, call, response, grantShape);
    return tokenText({ access: data.access_token, refresh: data.refresh_token });
  });
};

/** What opens the account from now on; what opened it before does no more. */
export const renewToken = async (access: Access, outside: Outside): Promise<Access> => {
  const { id, secret } = appOf(outside);
  const url = new URL(`${HOST}/api/v3/oauth/refresh_token`);
  const query = { client_id: id, client_secret: secret, refresh_token: tokenOf(access).refresh, grant_type: 'refresh_token' };
  url.search = new URLSearchParams(query).toString();
  return { ...access, token: await ask({ method: 'GET', url }, outside) };
};

export const door: Door = {
  pkce: false,
  address: ({ app, state, redirect }) => {
    const url = new URL(`${HOST}/v3/oauth/authorize`);
    // Wish's documents name the first alone; the others are those of OAuth 2.0 (unverified).
    url.search = new URLSearchParams({ client_id: appOf({ app }).id, response_type: 'code', redirect_uri: redirect, state }).toString();
    return url;
  },
  exchange: async ({ access, query, redirect }, outside) => {
    const code = query.get('code');
    if (!code) throw notLetIn(NAME);
    const { id, secret } = appOf(outside);
    const body = { client_id: id, client_secret: secret, code, grant_type: 'authorization_code', redirect_uri: redirect };
    const call: Call = {
      method: 'POST',
      url: new URL(`${HOST}/api/v3/oauth/access_token`),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return { ...access, token: await ask(call, outside) };
  },
};
