import { z } from 'zod';
import { wish } from '../../../../domain/platforms/wish';
import type { Access } from '../../connector';
import { notLetIn } from '../../oauth';

/** As people know it. */
export const NAME = wish.name;

export const accessShape = z.object({
  /** JSON of a `Token`; empty until the seller has let us in. */
  token: z.string().default(''),
  /** Who let us in. */
  merchant_id: z.string().default(''),
});

const tokenShape = z.object({ access: z.string(), refresh: z.string() });

/** What opens an account: 30 days long, then by what renews it. */
type Token = z.infer<typeof tokenShape>;

export const tokenText = (token: Token): string => JSON.stringify(token);

export const tokenOf = ({ token }: Access): Token => {
  if (typeof token !== 'string' || token === '') throw notLetIn(NAME);
  return tokenShape.parse(JSON.parse(token));
};
