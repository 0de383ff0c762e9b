import { z } from 'zod';
import { parseJson, answered, readJson } from '../../answer';
import type { Access, Outside } from '../../connector';
import { Transport, type Call } from '../../transport';
import { connectAgain, notLetIn } from '../../oauth';
import type { AmazonAccess } from './access';

export const NAME = 'Amazon';

/** Login with Amazon, which hands out tokens for every region. */
const TOKEN_URL = 'https://api.amazon.com/auth/o2/token';

const tokenShape = z.object({ access_token: z.string(), refresh_token: z.string().optional(), expires_in: z.number() });
const refusalShape = z.object({ error: z.string(), error_description: z.string().catch('') });

type Grant =
  | { readonly grant_type: 'authorization_code'; readonly code: string; readonly redirect_uri: string }
  | { readonly grant_type: 'refresh_token'; readonly refresh_token: string };

/** Words of RFC 6749 that end a grant: the seller, or a year, took it back. */
const ENDED: readonly string[] = ['invalid_grant', 'unauthorized_client', 'access_denied'];

/** Turns a grant into tokens. Nothing is used up by it but a code, and that is good for one call. */
export const askTokens = async (
  outside: Outside,
  grant: Grant,
): Promise<Pick<AmazonAccess, 'accessToken' | 'accessUntil'> & Partial<Pick<AmazonAccess, 'refreshToken'>>> => {
  const { app } = outside;
  if (!app) throw notLetIn(NAME);
  const call: Call = {
    method: 'POST',
    url: new URL(TOKEN_URL),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...grant, client_id: app.id, client_secret: app.secret }).toString(),
  };
  const transport = new Transport({}, outside, { name: NAME, sign: (unsigned) => unsigned });
  return transport.ask(call, (response) => {
    if (response.status !== 200) {
      const refusal = refusalShape.safeParse(parseJson(response.body));
      if (refusal.success && ENDED.includes(refusal.data.error)) throw connectAgain(NAME);
      if (refusal.success) throw answered(refusal.data.error_description || refusal.data.error);
    }
    const { access_token, refresh_token, expires_in } = readJson(NAME, call, response, tokenShape);
    return {
      accessToken: access_token,
      accessUntil: Math.floor(Date.now() / 1000) + expires_in,
      ...(refresh_token ? { refreshToken: refresh_token } : {}),
    };
  });
};

/** The access with a fresh token. */
export const renewed = async (outside: Outside, { refreshToken }: Pick<AmazonAccess, 'refreshToken'>, kept: Access): Promise<Access> => {
  if (!refreshToken) throw notLetIn(NAME);
  return { ...kept, ...(await askTokens(outside, { grant_type: 'refresh_token', refresh_token: refreshToken })) };
};
