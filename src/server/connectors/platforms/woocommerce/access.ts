import { z } from 'zod';
import type { Outside } from '../../connector';

/** How one shop is reached. */
export const accessShape = z.object({
  /** `https://shop.example`, with the folder the shop lies in, without a slash at the end. */
  website: z.string(),
  key: z.string(),
  secret: z.string(),
  /** Key and secret go into the address of each call, because the header with them does not arrive. */
  keyInQuery: z.boolean().default(false),
  /** Whose application password opens the blog; empty: nothing does. */
  wp_user: z.string().default(''),
  wp_password: z.string().default(''),
});

export type Connection = z.input<typeof accessShape> & Outside;

/** What a connection has to be for its calls to be let in. */
export type WayIn = Required<Pick<Connection, 'website' | 'keyInQuery'>>;
