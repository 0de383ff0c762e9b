import { notLetIn } from '../../oauth';
import { amazonMarketplace } from '../../../../domain/platforms/amazon-marketplaces';
import type { Door } from '../shop';
import { accessShape } from './access';
import { NAME, askTokens } from './token';

/**
 * Amazon's consent page stands at the marketplace's own Seller Central, and knows an application by another id than Login with Amazon does:
 * `app.name`, `amzn1.sp.solution.…`.
 */
export const door: Door = {
  pkce: false,
  address: ({ access, app, state, redirect }) => {
    const { marketplace } = accessShape.parse(access);
    const url = new URL(`https://sellercentral.${amazonMarketplace(marketplace)?.domain ?? 'amazon.com'}/apps/authorize/consent`);
    url.searchParams.set('application_id', app?.name ?? app?.id ?? '');
    url.searchParams.set('state', state);
    url.searchParams.set('redirect_uri', redirect);
    return url;
  },
  exchange: async ({ access, query, redirect }, outside) => {
    const code = query.get('spapi_oauth_code');
    const sellerId = query.get('selling_partner_id');
    if (!code || !sellerId) throw notLetIn(NAME);
    return { ...access, sellerId, ...(await askTokens(outside, { grant_type: 'authorization_code', code, redirect_uri: redirect })) };
  },
};
