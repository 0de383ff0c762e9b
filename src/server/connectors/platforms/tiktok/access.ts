import { z } from 'zod';
import { tiktok } from '../../../../domain/platforms/tiktok';
import type { Access } from '../../connector';
import { notLetIn } from '../../oauth';

/** As people know it. */
export const NAME = tiktok.name;

export const accessShape = z.object({
  /** JSON of a `Token`; empty until the seller has let us in. */
  token: z.string().default(''),
  /** Id of the chosen shop, and JSON of all there are. */
  shop: z.string().default(''),
  shop_list: z.string().default(''),
  /** JSON: shop id → what its calls name it by. */
  ciphers: z.string().default(''),
});

const tokenShape = z.object({
  access: z.string(),
  refresh: z.string(),
  /** When they end, unix seconds. */
  access_ends: z.number(),
  refresh_ends: z.number(),
});

/** What opens an account: 7 days long, then by what renews it. */
type Token = z.infer<typeof tokenShape>;

export const tokenText = (token: Token): string => JSON.stringify(token);

export const tokenOf = ({ token }: Access): Token => {
  if (typeof token !== 'string' || token === '') throw notLetIn(NAME);
  return tokenShape.parse(JSON.parse(token));
};
