import { z } from 'zod';
import { wish } from '../../../../domain/platforms/wish';
import { ConnectorError, type Access } from '../../connector';

/** As people know it. */
export const NAME = wish.name;

export const accessShape = z.object({
  /** JSON of a `Token`; empty until the seller has let us in. */
  token: z.string().default(''),
});

const tokenShape = z.object({ access: z.string(), refresh: z.string() });

/** What opens an account: 30 days long, then by what renews it. */
type Token = z.infer<typeof tokenShape>;

export const tokenText = (token: Token): string => JSON.stringify(token);

export const notLetIn = (): ConnectorError =>
  new ConnectorError('not_let_in', 'shop.notLetIn', { values: { name: NAME }, storeStatus: 'Invalid' });

export const tokenOf = ({ token }: Access): Token => {
  if (typeof token !== 'string' || token === '') throw notLetIn();
  return tokenShape.parse(JSON.parse(token));
};
