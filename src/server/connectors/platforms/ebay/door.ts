import { answered } from '../../answer';
import type { Door } from '../shop';
import { askAsApp } from './client';

const SCOPE = 'https://api.ebay.com/oauth/api_scope';

/** What the calls of this folder need, and no more. */
const SCOPES = [
  SCOPE,
  ...['sell.inventory', 'sell.account.readonly', 'sell.fulfillment', 'sell.finances', 'commerce.identity.readonly', 'commerce.message'].map(
    (scope) => `${SCOPE}/${scope}`,
  ),
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Seconds a connection lasts, when eBay does not say: eighteen months. */
const LIFE_S = 47_304_000;

/** The last day of what lasts so many seconds from a time. */
export const lastDay = (from: Date, seconds: number): string =>
  new Date(from.getTime() + seconds * 1000 - DAY_MS).toISOString().slice(0, 10);

/** The seller lets our application in, at eBay. The address they come back to is set there, and named by the application's RuName. */
export const door: Door = {
  pkce: false,
  address: ({ app, state, redirect }) => {
    const url = new URL('https://auth.ebay.com/oauth2/authorize');
    url.search = new URLSearchParams({
      client_id: app?.id ?? '',
      redirect_uri: app?.name ?? redirect,
      response_type: 'code',
      scope: SCOPES.join(' '),
      state,
    }).toString();
    return url;
  },
  exchange: async ({ access, query, redirect }, outside) => {
    const code = query.get('code');
    if (!code) throw answered(query.get('error_description') ?? query.get('error') ?? 'access_denied');
    const form = { grant_type: 'authorization_code', code, redirect_uri: outside.app?.name ?? redirect };
    const tokens = await askAsApp(outside, form);
    return {
      ...access,
      access_token: tokens.access_token,
      refresh_token: tokens.refresh_token ?? '',
      expires_in: lastDay(new Date(), tokens.refresh_token_expires_in ?? LIFE_S),
    };
  },
};
