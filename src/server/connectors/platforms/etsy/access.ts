import { z } from 'zod';
import type { Access, Outside } from '../../connector';

/** How one Etsy shop is reached, and what is said of every product in it. */
const accessShape = z.object({
  keystring: z.string(),
  shared_secret: z.string(),
  who_made: z.string(),
  is_supply: z.string(),
  product_state: z.string(),
  when_made: z.string(),
  shop_id: z.string().default(''),
  access_token: z.string().default(''),
  refresh_token: z.string().default(''),
  /** Where the shop sends from, by ISO 3166; learned with `shop_id`. */
  country: z.string().default('US'),
});
type EtsyAccess = z.infer<typeof accessShape>;

export interface Connection {
  readonly access: EtsyAccess;
  /** All that is kept: what is renewed is compared with it. */
  readonly kept: Access;
  readonly outside: Outside;
}

export const connectionOf = (kept: Access, outside: Outside): Connection => ({ access: accessShape.parse(kept), kept, outside });

/** Years of Etsy's times that move with the calendar: the first of them is twenty years back. */
const VINTAGE = 19;

/** A time products were made in, as Etsy writes it in a year: some of its names end with the year it is. */
export const whenMade = (kept: string, year: number): string => {
  if (/^2020_\d{4}$/.test(kept)) return `2020_${year}`;
  if (/^2\d{3}_2009$/.test(kept)) return `${year - VINTAGE}_2009`;
  if (/^2000_2\d{3}$/.test(kept)) return `2000_${year - VINTAGE - 1}`;
  return /^before_2\d{3}$/.test(kept) ? `before_${year - VINTAGE}` : kept;
};
