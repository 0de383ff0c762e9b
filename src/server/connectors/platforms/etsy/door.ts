import { z } from 'zod';
import { answered } from '../../answer';
import { askTokens } from '../../oauth';
import type { Door } from '../shop';
import { NAME, ORIGIN } from './client';

/** What the calls of this folder need, and no more. */
const SCOPES = ['listings_r', 'listings_w', 'listings_d', 'shops_r', 'shops_w', 'transactions_r', 'transactions_w'];

const answerShape = z.object({ code: z.string().min(1) });

/** The owner of a shop lets their own application in, at Etsy. */
export const door: Door = {
  pkce: true,
  address: ({ access, state, redirect, challenge }) => {
    const url = new URL('https://www.etsy.com/oauth/connect');
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: String(access.keystring),
      redirect_uri: redirect,
      scope: SCOPES.join(' '),
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }).toString();
    return url;
  },
  exchange: async ({ access, query, redirect, verifier }, outside) => {
    const answer = answerShape.safeParse(Object.fromEntries(query));
    if (!answer.success) throw answered(query.get('error_description') ?? query.get('error') ?? 'access_denied');
    const tokens = await askTokens(outside, {
      name: NAME,
      url: `${ORIGIN}/v3/public/oauth/token`,
      form: {
        grant_type: 'authorization_code',
        client_id: String(access.keystring),
        redirect_uri: redirect,
        code: answer.data.code,
        code_verifier: verifier,
      },
    });
    return { ...access, access_token: tokens.access_token, refresh_token: tokens.refresh_token ?? '' };
  },
};
