import { z } from 'zod';

/** What is kept of a seller at Amazon. Beside the block: what Amazon told when they let us in, and what `test` learned. */
export const accessShape = z.object({
  region: z.enum(['na', 'eu', 'fe']),
  marketplace: z.string(),
  sellerId: z.string().default(''),
  /** Lasts until the seller takes it back, a year at most. */
  refreshToken: z.string().default(''),
  /** Lasts an hour. */
  accessToken: z.string().default(''),
  /** Unix seconds by our own clock. */
  accessUntil: z.number().default(0),
  /** Of the marketplace, such as `en_US` and `USD`: asked for once, for Amazon lets nobody ask often. */
  language: z.string().default(''),
  currency: z.string().default(''),
});
export type AmazonAccess = z.infer<typeof accessShape>;
